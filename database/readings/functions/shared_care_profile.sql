-- Shown to a provider with the readings that it explains, and under the same consent.
create or replace function practice.shared_care_profile(patient uuid) returns setof public.care_profiles
language sql stable security definer set search_path = '' as
  $$ select c.* from public.care_profiles c where c.user_id = patient and practice.sees(patient, 'share_readings') $$;
comment on function practice.shared_care_profile(uuid) is 'The care profile of a patient who shares their readings with the actor.';
alter function practice.shared_care_profile(uuid) owner to service_role;
revoke all on function practice.shared_care_profile(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.shared_care_profile(uuid) to authenticated;
