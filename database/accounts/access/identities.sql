alter table accounts.identities enable row level security;
alter table accounts.identities force row level security;
grant select, insert, update, delete on accounts.identities to service_role;

create policy "only the system reads and writes identities" on accounts.identities for all to service_role using (true) with check (true);
