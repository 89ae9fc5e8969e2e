alter table public.consents enable row level security;
alter table public.consents force row level security;
grant select, insert on public.consents to authenticated;
grant update (withdrawn_at) on public.consents to authenticated;
grant select, insert, delete on public.consents to service_role;
-- Where two records are merged; a trigger keeps every other row with its person.
grant update (user_id, withdrawn_at, withdrawn_by) on public.consents to service_role;

create policy "a person reads their own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person gives consent for themselves" on public.consents
  for insert to authenticated with check (user_id = (select auth.uid()) and withdrawn_at is null and recorded_by is null and given_how is null
    and given_by is null and withdrawn_by is null);
create policy "a person withdraws a consent in force" on public.consents
  for update to authenticated using (user_id = (select auth.uid()) and withdrawn_at is null)
  with check (user_id = (select auth.uid()));
create policy "the system exports and erases consents" on public.consents
  for select to service_role using (true);
create policy "the system records what was agreed at the clinic" on public.consents
  for insert to service_role with check (true);
create policy "the system withdraws a consent for a person at the clinic" on public.consents
  for update to service_role using (true) with check (true);
create policy "the system erases consents" on public.consents
  for delete to service_role using (true);

create trigger consents_keep_to_clinic before insert or update on public.consents
  for each row execute function accounts.keep_consent_to_clinic();
create trigger consents_keep_from_desk after insert or update of user_id on public.consents
  for each row execute function accounts.keep_record_from_desk('user_id');
