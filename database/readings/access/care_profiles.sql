alter table public.care_profiles enable row level security;
alter table public.care_profiles force row level security;
grant select on public.care_profiles to authenticated;
grant insert (user_id, pregnancy, pregnancy_at, diabetes, insulin, sulfonylurea, target_systolic,
  target_diastolic, target_author, updated_at, heart_disease, kidney_disease, diabetes_at, insulin_at, sulfonylurea_at,
  heart_disease_at, kidney_disease_at) on public.care_profiles to authenticated;
grant update (pregnancy, pregnancy_at, diabetes, insulin, sulfonylurea, target_systolic, target_diastolic,
  target_author, updated_at, heart_disease, kidney_disease, diabetes_at, insulin_at, sulfonylurea_at, heart_disease_at,
  kidney_disease_at) on public.care_profiles to authenticated;
grant select, insert, delete on public.care_profiles to service_role;
-- What a patient says at the clinic (database/care-plans/functions/keep_clinic_facts.sql).
grant update (pregnancy, pregnancy_at, kidney_disease, kidney_disease_at, updated_at) on public.care_profiles to service_role;

create policy "a person reads their own care profile" on public.care_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes their care profile while consent stands" on public.care_profiles
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a client changes their care profile while consent stands" on public.care_profiles
  for update to authenticated using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "the system exports, seeds and erases care profiles" on public.care_profiles
  for all to service_role using (true) with check (true);

create trigger care_profiles_keep_from_desk after insert or update of user_id on public.care_profiles
  for each row execute function accounts.keep_record_from_desk('user_id');
