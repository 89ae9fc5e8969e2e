alter table simulator.collections enable row level security;
alter table simulator.collections force row level security;
grant select, insert, update, delete on simulator.collections to service_role;

create policy "only the system reads and writes simulated collections" on simulator.collections
  for all to service_role using (true) with check (true);
