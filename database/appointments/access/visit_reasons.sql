alter table public.visit_reasons enable row level security;
alter table public.visit_reasons force row level security;
grant select on public.visit_reasons to authenticated;
grant insert (appointment_id, user_id, reason, note) on public.visit_reasons to authenticated;
grant update (reason, note) on public.visit_reasons to authenticated;
grant delete on public.visit_reasons to authenticated;
grant select, insert, delete on public.visit_reasons to service_role;

create policy "a person reads why they come" on public.visit_reasons
  for select to authenticated using (user_id = (select auth.uid()));
-- Told for this very purpose, so that no further consent is asked.
create policy "a provider in practice reads why the patient of a visit comes" on public.visit_reasons
  for select to authenticated using ((select practice.may_practise())
    and exists (select from public.appointments a where a.id = visit_reasons.appointment_id and a.provider_id = (select auth.uid())));
create policy "a person says why they come while consent stands" on public.visit_reasons
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) <> 'front_desk'
    and exists (select from public.appointments a where a.id = visit_reasons.appointment_id and a.patient_id = (select auth.uid()))
    and (select accounts.consent_stands()));
create policy "a person changes why they come while consent stands" on public.visit_reasons
  for update to authenticated using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "a person takes back why they come" on public.visit_reasons
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the system moves, exports, seeds and erases why patients come" on public.visit_reasons
  for all to service_role using (true) with check (true);

create trigger visit_reasons_keep_from_desk after insert or update of user_id on public.visit_reasons
  for each row execute function accounts.keep_record_from_desk('user_id');
