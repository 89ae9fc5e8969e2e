-- The name of a provider who entered a reading of the actor: only one who had an appointment with them can have.
create or replace function practice.name_of_recorder(recorder uuid) returns text language sql stable security definer set search_path = '' as $$
  select p.full_name from public.user_profiles p where p.id = recorder
    and exists (select from public.appointments a where a.provider_id = recorder and a.patient_id = auth.uid())
$$;
alter function practice.name_of_recorder(uuid) owner to service_role;
revoke all on function practice.name_of_recorder(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.name_of_recorder(uuid) to authenticated;
