alter table accounts.flow_states enable row level security;
alter table accounts.flow_states force row level security;
grant select, insert, update, delete on accounts.flow_states to service_role;

create policy "only the system reads and writes flow states" on accounts.flow_states for all to service_role using (true) with check (true);
