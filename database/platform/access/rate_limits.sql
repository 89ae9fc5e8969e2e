alter table platform.rate_limits enable row level security;
alter table platform.rate_limits force row level security;
grant select, insert, update, delete on platform.rate_limits to service_role;

create policy "only the system reads and writes rate limits" on platform.rate_limits
  for all to service_role using (true) with check (true);
