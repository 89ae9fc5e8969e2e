-- Which of these hours a provider and a patient cannot have together, for either of the two. A provider reads nothing of
-- a person who is not their patient.
create or replace function practice.taken_for(provider uuid, patient uuid, times timestamptz[]) returns table (starts_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.at from unnest(times) as t(at)
  where (patient = auth.uid() or provider = auth.uid() and practice.treats(patient))
    and (not exists (select from practice.open_hours(times, provider) as o where o.slot = t.at)
      or exists (select from public.appointments a where a.patient_id = patient and a.status in ('requested', 'confirmed')
        and a.appointment_time > t.at - interval '8 hours' and a.appointment_time < t.at + interval '1 hour'
        and a.appointment_time + a.duration_minutes * interval '1 minute' > t.at))
  order by 1
$$;
alter function practice.taken_for(uuid, uuid, timestamptz[]) owner to service_role;
revoke all on function practice.taken_for(uuid, uuid, timestamptz[]) from public, anon, authenticated, service_role;
grant execute on function practice.taken_for(uuid, uuid, timestamptz[]) to authenticated, service_role;
