alter table accounts.take_over_codes enable row level security;
alter table accounts.take_over_codes force row level security;
grant select, insert, update, delete on accounts.take_over_codes to service_role;

create policy "only the system reads and writes take-over codes" on accounts.take_over_codes
  for all to service_role using (true) with check (true);
