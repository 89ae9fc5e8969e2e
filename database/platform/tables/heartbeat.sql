-- One row, written by every check: a commit that reaches the disk.
create table platform.heartbeat (
  is_only boolean primary key default true check (is_only),
  beaten_at timestamptz not null default now()
);
comment on table platform.heartbeat is 'When a server last checked that the database takes writes.';
