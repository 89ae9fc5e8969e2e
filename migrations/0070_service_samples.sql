-- additive
-- What each server process and the database were like, minute by minute: counts and times for the page of the
-- administration, without ids and names. A server deletes what is older than eight days.

create table platform.service_samples (
  at timestamptz(3) not null,
  -- Made at each start of a server process.
  process_id uuid not null,
  figures jsonb not null check (jsonb_typeof(figures) = 'object' and pg_column_size(figures) <= 2000),
  primary key (at, process_id)
);
alter table platform.service_samples enable row level security;
alter table platform.service_samples force row level security;
create policy "the system keeps its samples" on platform.service_samples for all to service_role using (true) with check (true);
grant select, insert, delete on platform.service_samples to service_role;
