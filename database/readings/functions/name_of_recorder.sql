-- The name of a provider who entered a reading of the actor, or recorded or removed a screening of theirs: only one who
-- had an appointment with them, or has such a screening, can have.
create or replace function practice.name_of_recorder(recorder uuid) returns text language sql stable security definer set search_path = '' as $$
  select p.full_name from public.user_profiles p where p.id = recorder
    and (exists (select from public.appointments a where a.provider_id = recorder and a.patient_id = auth.uid())
      or exists (select from public.screening_results r where r.user_id = auth.uid() and recorder in (r.recorded_by, r.removed_by)))
$$;
alter function practice.name_of_recorder(uuid) owner to service_role;
revoke all on function practice.name_of_recorder(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.name_of_recorder(uuid) to authenticated, service_role;
