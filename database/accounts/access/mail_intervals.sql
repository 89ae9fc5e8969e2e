alter table accounts.mail_intervals enable row level security;
alter table accounts.mail_intervals force row level security;
grant select, insert, update, delete on accounts.mail_intervals to service_role;

create policy "only the system reads and writes mail intervals" on accounts.mail_intervals for all to service_role using (true) with check (true);
