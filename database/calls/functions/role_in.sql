-- Which of the two participants of a confirmed Virtual session the actor is; null where they are neither, or a
-- provider out of practice.
create or replace function calls.role_in(appointment uuid) returns text language sql stable security definer set search_path = '' as $$
  select case when a.patient_id = auth.uid() then 'patient' else 'provider' end from public.appointments a
  where a.id = appointment and a.session_type = 'Virtual' and a.status = 'confirmed' and a.provider_id is not null
    and (a.patient_id = auth.uid() or a.provider_id = auth.uid() and practice.may_practise())
$$;
alter function calls.role_in(uuid) owner to service_role;
revoke all on function calls.role_in(uuid) from public, anon, authenticated, service_role;
grant execute on function calls.role_in(uuid) to service_role;
