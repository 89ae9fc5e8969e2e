-- additive
-- What the health check writes, to know that the database still takes writes.

-- One row, written by every check: a commit that reaches the disk.
create table platform.heartbeat (
  is_only boolean primary key default true check (is_only),
  beaten_at timestamptz not null default now()
);
comment on table platform.heartbeat is 'When a server last checked that the database takes writes.';
insert into platform.heartbeat default values;

-- Never holds a row: each check fills a page of it and rolls back. A full disk is noticed only where a
-- table grows, and rows of whole pages, vacuumed at once, keep it growing and small.
create table platform.disk_probe (filler text not null)
  with (autovacuum_vacuum_threshold = 20, autovacuum_vacuum_scale_factor = 0);
alter table platform.disk_probe alter column filler set storage plain;
comment on table platform.disk_probe is 'Grown by a page, and rolled back, to notice a full disk.';

alter table platform.heartbeat enable row level security;
alter table platform.heartbeat force row level security;
alter table platform.disk_probe enable row level security;
alter table platform.disk_probe force row level security;
revoke all on platform.heartbeat, platform.disk_probe from public, anon, authenticated, service_role;
grant select, update on platform.heartbeat to service_role;
grant insert on platform.disk_probe to service_role;
create policy "the system notes its checks" on platform.heartbeat
  for all to service_role using (true) with check (true);
create policy "the system fills the disk probe" on platform.disk_probe
  for insert to service_role with check (true);

-- Fails with the SQLSTATE that any other write would fail with: 25006 read-only, 53100 disk full.
-- grows: whether to ask the disk for a page, which the embedded database has no vacuum for.
create function platform.check_writable(grows boolean) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if grows then
    begin
      insert into platform.disk_probe (filler) values (repeat('x', 8000));
      raise exception 'the page is given back' using errcode = 'UB000';
    exception when sqlstate 'UB000' then
      null;
    end;
  end if;
  update platform.heartbeat set beaten_at = now();
end $$;
revoke all on function platform.check_writable(boolean) from public, anon, authenticated, service_role;
grant execute on function platform.check_writable(boolean) to service_role;
