alter table accounts.sign_ups enable row level security;
alter table accounts.sign_ups force row level security;
grant select, insert, update, delete on accounts.sign_ups to service_role;

create policy "only the system reads and writes sign ups" on accounts.sign_ups
  for all to service_role using (true) with check (true);
