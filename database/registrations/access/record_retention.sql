alter table accounts.record_retention enable row level security;
alter table accounts.record_retention force row level security;
grant select, insert, update, delete on accounts.record_retention to service_role;

create policy "only the system reads and writes how long records are kept" on accounts.record_retention
  for all to service_role using (true) with check (true);
