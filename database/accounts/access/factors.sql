alter table accounts.factors enable row level security;
alter table accounts.factors force row level security;
grant select, insert, update, delete on accounts.factors to service_role;

create policy "only the system reads and writes factors" on accounts.factors for all to service_role using (true) with check (true);
