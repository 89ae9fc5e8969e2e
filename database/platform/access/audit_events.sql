alter table platform.audit_events enable row level security;
alter table platform.audit_events force row level security;
grant select, insert on platform.audit_events to authenticated;
-- Erasing an account takes its owner's name off what they did to other people's records.
grant select, insert, delete on platform.audit_events to service_role;
grant update (actor_id) on platform.audit_events to service_role;

create policy "a person reads what was done to their record" on platform.audit_events
  for select to authenticated using (subject_id = (select auth.uid()));
create policy "a person records what they do themselves" on platform.audit_events
  for insert to authenticated with check (actor_id = (select auth.uid()));
create policy "the system keeps the trail" on platform.audit_events
  for all to service_role using (true) with check (true);
