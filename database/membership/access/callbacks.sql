alter table simulator.callbacks enable row level security;
alter table simulator.callbacks force row level security;
grant select, insert, delete on simulator.callbacks to service_role;

create policy "only the system reads and writes simulated callbacks" on simulator.callbacks
  for all to service_role using (true) with check (true);
