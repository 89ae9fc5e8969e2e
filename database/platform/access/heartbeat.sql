alter table platform.heartbeat enable row level security;
alter table platform.heartbeat force row level security;
grant select, update on platform.heartbeat to service_role;

create policy "the system notes its checks" on platform.heartbeat
  for all to service_role using (true) with check (true);
