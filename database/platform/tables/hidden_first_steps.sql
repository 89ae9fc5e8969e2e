-- One row at most: since when the start page of admins shows the first steps of a new installation no more.
create table platform.hidden_first_steps (
  is_only boolean primary key default true check (is_only),
  hidden_at timestamptz(3) not null default now()
);
