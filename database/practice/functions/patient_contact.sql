-- Sex and phone number of a patient whom the actor treats, for the page of the patient; nothing else of the profile.
create or replace function practice.patient_contact(patient uuid) returns table (gender text, phone_number text)
language sql stable security definer rows 1 set search_path = '' as
  $$ select p.gender, p.phone_number from public.user_profiles p where p.id = patient and practice.treats(patient) $$;
alter function practice.patient_contact(uuid) owner to service_role;
revoke all on function practice.patient_contact(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.patient_contact(uuid) to authenticated;
