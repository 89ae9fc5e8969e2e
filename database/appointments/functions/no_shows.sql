-- How many sessions with the caller this patient has missed since the last one that was held.
create or replace function practice.no_shows(patient uuid) returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.appointments a
  where a.provider_id = auth.uid() and practice.is_in_practice(auth.uid()) and a.patient_id = patient and a.outcome = 'patient_no_show'
    and not exists (select from public.appointments later where later.provider_id = a.provider_id and later.patient_id = a.patient_id
      and later.status = 'completed' and coalesce(later.outcome, 'held') = 'held' and later.appointment_time > a.appointment_time)
$$;
comment on function practice.no_shows(uuid) is 'Sessions in a row that a patient of the caller has missed';
alter function practice.no_shows(uuid) owner to service_role;
revoke all on function practice.no_shows(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.no_shows(uuid) to authenticated;
