alter table accounts.wrong_tries enable row level security;
alter table accounts.wrong_tries force row level security;
grant select, insert, update, delete on accounts.wrong_tries to service_role;

create policy "only the system reads and writes wrong tries" on accounts.wrong_tries
  for all to service_role using (true) with check (true);
