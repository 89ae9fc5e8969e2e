alter table accounts.recovery_codes enable row level security;
alter table accounts.recovery_codes force row level security;
grant select, insert, delete on accounts.recovery_codes to service_role;
grant update (used_at) on accounts.recovery_codes to service_role;

create policy "only the system reads and writes recovery codes" on accounts.recovery_codes for all to service_role using (true) with check (true);
