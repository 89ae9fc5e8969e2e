alter table accounts.wrong_passwords enable row level security;
alter table accounts.wrong_passwords force row level security;
grant select, insert, update, delete on accounts.wrong_passwords to service_role;

create policy "only the system reads and writes wrong passwords" on accounts.wrong_passwords
  for all to service_role using (true) with check (true);
