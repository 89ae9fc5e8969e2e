alter table accounts.factor_resets enable row level security;
alter table accounts.factor_resets force row level security;
-- What an admin wrote about a reset is not changed afterwards.
grant select, insert, delete on accounts.factor_resets to service_role;

create policy "only the system reads and writes factor resets" on accounts.factor_resets for all to service_role using (true) with check (true);
