alter table public.user_profiles enable row level security;
alter table public.user_profiles force row level security;
-- What a person may change about themselves. Role, status and student flag are not among it.
grant select on public.user_profiles to authenticated;
grant update (full_name, phone_number, gender, date_of_birth, bio, specialty, qualifications, study_area,
  year_of_study, emergency_contact, known_allergies_conditions, updated_at, guardian_name, guardian_agreed_at)
  on public.user_profiles to authenticated;
grant select, insert, update, delete on public.user_profiles to service_role;

create policy "a person reads their own profile" on public.user_profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "a person edits their own profile" on public.user_profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "the system keeps profiles" on public.user_profiles
  for all to service_role using (true) with check (true);

create trigger profiles_keep_identity before update of full_name, specialty, qualifications on public.user_profiles
  for each row execute function practice.keep_identity();
create trigger profiles_keep_desk_from_record before update of role on public.user_profiles for each row
  when (new.role = 'front_desk' and old.role <> 'front_desk') execute function accounts.keep_desk_from_record();
create trigger profiles_renew_calendar_entries after update of full_name on public.user_profiles for each row
  when (new.full_name is distinct from old.full_name) execute function practice.renew_calendar_entries();
create trigger user_profiles_keep_former_name after update of full_name on public.user_profiles for each row
  when (old.role = 'client' and old.full_name <> '' and old.full_name is distinct from new.full_name)
  execute function accounts.keep_former_name();
