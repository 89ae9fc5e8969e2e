alter table accounts.factor_challenges enable row level security;
alter table accounts.factor_challenges force row level security;
grant select, insert, update, delete on accounts.factor_challenges to service_role;

create policy "only the system reads and writes factor challenges" on accounts.factor_challenges for all to service_role using (true) with check (true);
