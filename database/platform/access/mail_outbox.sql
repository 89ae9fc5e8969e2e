alter table platform.mail_outbox enable row level security;
alter table platform.mail_outbox force row level security;
grant select, insert, update, delete on platform.mail_outbox to service_role;

create policy "only the system reads and writes mail" on platform.mail_outbox
  for all to service_role using (true) with check (true);
