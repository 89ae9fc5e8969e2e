alter table public.screening_results enable row level security;
alter table public.screening_results force row level security;
grant select, insert on public.screening_results to authenticated;
grant select, insert, delete on public.screening_results to service_role;
-- The person changes where records are merged.
grant update (user_id, removed_at, removed_by, removal_reason, alert_raised_at) on public.screening_results to service_role;

create policy "a person reads their own screenings" on public.screening_results
  for select to authenticated using (user_id = (select auth.uid()) and removed_at is null);
-- Whoever they are: students and providers may be unwell too.
create policy "a person saves their own screening while consent stands" on public.screening_results
  for insert to authenticated with check (user_id = (select auth.uid()) and not at_clinic
    and removed_at is null and removed_by is null and removal_reason is null and alert_raised_at is null and (select accounts.consent_stands()));
create policy "a provider records screenings at the clinic with consent" on public.screening_results
  for insert to authenticated with check (at_clinic and recorded_by = (select auth.uid()) and removed_at is null and removed_by is null
    and removal_reason is null and alert_raised_at is null and practice.may_record_screening(user_id));
create policy "a provider reads screenings that they recorded at the clinic" on public.screening_results
  for select to authenticated using (removed_at is null and recorded_by = (select auth.uid()) and practice.may_record_screening(user_id));
create policy "the system exports, seeds and erases screenings" on public.screening_results
  for all to service_role using (true) with check (true);
create policy "a provider reads the screenings of patients who share them" on public.screening_results
  for select to authenticated using (removed_at is null and practice.sees(user_id, (select practice.screening_consent())));
create policy "a provider reads the results that were shared on request" on public.screening_results
  for select to authenticated using (removed_at is null and questionnaires.is_shared(id, user_id));

create trigger screening_results_keep_from_desk after insert or update of user_id on public.screening_results
  for each row execute function accounts.keep_record_from_desk('user_id');
create trigger screening_results_are_notified after insert on public.screening_results
  for each row when (new.at_clinic) execute function practice.queue_clinic_screening();
