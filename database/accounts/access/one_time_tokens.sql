alter table accounts.one_time_tokens enable row level security;
alter table accounts.one_time_tokens force row level security;
grant select, insert, update, delete on accounts.one_time_tokens to service_role;

create policy "only the system reads and writes one time tokens" on accounts.one_time_tokens for all to service_role using (true) with check (true);
