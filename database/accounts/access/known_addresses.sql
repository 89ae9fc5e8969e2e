alter table accounts.known_addresses enable row level security;
alter table accounts.known_addresses force row level security;
grant select, insert, delete on accounts.known_addresses to service_role;
grant update (last_right_at) on accounts.known_addresses to service_role;

create policy "only the system reads and writes known addresses" on accounts.known_addresses for all to service_role using (true) with check (true);
