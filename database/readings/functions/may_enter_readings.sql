-- Whether the actor may enter readings of a patient. Not of a student: the pages and calls of readings are for clients,
-- so a student could neither see nor remove one.
create or replace function practice.may_enter_readings(patient uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select practice.sees(patient, 'health_data') and practice.sees(patient, 'clinic_readings')
    and exists (select from public.user_profiles p where p.id = patient and not p.is_student)
$$;
comment on function practice.may_enter_readings(uuid) is 'Whether a patient of the caller lets them enter readings at the clinic';
alter function practice.may_enter_readings(uuid) owner to service_role;
revoke all on function practice.may_enter_readings(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.may_enter_readings(uuid) to authenticated;
