-- Which of these times the two of an appointment that moves cannot have together, for either of the two. It keeps its
-- length.
create or replace function practice.taken_for_move(old uuid, times timestamptz[]) returns table (starts_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.at from public.appointments m cross join unnest(times) as t(at)
  where m.id = old and m.status = 'cancelled' and m.cancelled_at = now() and auth.uid() in (m.patient_id, m.provider_id)
    and (t.at not in (select o.slot from practice.working_times(times, array[m.provider_id], m.duration_minutes, m.buffer_minutes, null) as o where o.is_free)
      or exists (select from public.appointments a where a.patient_id = m.patient_id and a.status in ('requested', 'confirmed')
        and a.appointment_time > t.at - interval '8 hours' and a.appointment_time < t.at + m.duration_minutes * interval '1 minute'
        and a.appointment_time + a.duration_minutes * interval '1 minute' > t.at))
  order by 1
$$;
comment on function practice.taken_for_move(uuid, timestamptz[]) is 'Which of these hours the two of an appointment that moves cannot have';
alter function practice.taken_for_move(uuid, timestamptz[]) owner to service_role;
revoke all on function practice.taken_for_move(uuid, timestamptz[]) from public, anon, authenticated, service_role;
grant execute on function practice.taken_for_move(uuid, timestamptz[]) to authenticated, service_role;
