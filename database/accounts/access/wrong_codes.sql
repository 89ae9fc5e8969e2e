alter table accounts.wrong_codes enable row level security;
alter table accounts.wrong_codes force row level security;
grant select, insert, delete on accounts.wrong_codes to service_role;

create policy "only the system reads and writes wrong codes" on accounts.wrong_codes for all to service_role using (true) with check (true);
