-- Which of these times a provider and a patient cannot have together for such a visit, for either of the two. A
-- provider reads nothing of a person who is not their patient.
create or replace function practice.taken_for_visit(provider uuid, patient uuid, times timestamptz[], minutes integer, buffer integer)
  returns table (starts_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.at from unnest(times) as t(at)
  where (patient = auth.uid() or provider = auth.uid() and practice.treats(patient))
    and (t.at not in (select o.slot from practice.working_times(times, array[provider], minutes, buffer, null) as o where o.is_free)
      or exists (select from public.appointments a where a.patient_id = patient and a.status in ('requested', 'confirmed')
        and a.appointment_time > t.at - interval '8 hours' and a.appointment_time < t.at + minutes * interval '1 minute'
        and a.appointment_time + a.duration_minutes * interval '1 minute' > t.at))
  order by 1
$$;
comment on function practice.taken_for_visit(uuid, uuid, timestamptz[], integer, integer) is 'Which of these times a provider and a patient cannot have together for such a visit';
alter function practice.taken_for_visit(uuid, uuid, timestamptz[], integer, integer) owner to service_role;
revoke all on function practice.taken_for_visit(uuid, uuid, timestamptz[], integer, integer) from public, anon, authenticated, service_role;
grant execute on function practice.taken_for_visit(uuid, uuid, timestamptz[], integer, integer) to authenticated, service_role;
