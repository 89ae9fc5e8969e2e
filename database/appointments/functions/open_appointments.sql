-- How many appointments a patient has ahead of them, of those that the limit of five counts: a series counts once, and
-- one that staff have planned not at all.
create or replace function practice.open_appointments(patient uuid) returns integer language sql stable security definer set search_path = '' as
  $$ select count(distinct coalesce(a.series_id, a.id))::integer from public.appointments a
     where a.patient_id = patient and a.status in ('requested', 'confirmed') and a.appointment_time > now()
       and not (a.series_id is not null and a.requested_by = 'provider') $$;
alter function practice.open_appointments(uuid) owner to service_role;
revoke all on function practice.open_appointments(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.open_appointments(uuid) to authenticated, service_role;
