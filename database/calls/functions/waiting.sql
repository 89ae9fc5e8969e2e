-- Patients who wait for the actor and are present, longest first.
create or replace function calls.waiting() returns table (appointment_id uuid, patient_id uuid, full_name text, appointment_time timestamptz, duration_minutes integer, waiting_since timestamptz)
language sql stable security definer set search_path = '' as $$
  select a.id, a.patient_id, p.full_name, a.appointment_time, a.duration_minutes, c.waiting_since
  from public.appointments a join public.calls c on c.appointment_id = a.id join public.user_profiles p on p.id = a.patient_id
  join public.call_entries e on e.id = calls.newest_entry(a.id, 'patient')
  where a.provider_id = auth.uid() and practice.may_practise() and a.session_type = 'Virtual' and a.status = 'confirmed'
    -- An index finds these few among all of a provider.
    and a.appointment_time between now() - interval '9 hours' and now() + interval '1 hour'
    and c.phase = 'waiting' and calls.is_present(e.seen_at)
  order by c.waiting_since, a.id
$$;
alter function calls.waiting() owner to service_role;
revoke all on function calls.waiting() from public, anon, authenticated, service_role;
grant execute on function calls.waiting() to authenticated, service_role;
