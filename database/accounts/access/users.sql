alter table accounts.users enable row level security;
alter table accounts.users force row level security;
grant select, insert, update, delete on accounts.users to service_role;

create policy "only the system reads and writes users" on accounts.users for all to service_role using (true) with check (true);
