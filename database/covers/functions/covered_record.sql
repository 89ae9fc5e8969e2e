-- What the colleague who covers reads of a patient today: who they are, the visits around now and the notes that were
-- shared with the patient, readings and screenings by those consents of the patient whose wording names a colleague who
-- covers. No private note, and no intake form: that names providers with an appointment alone. Null where the actor does
-- not cover this patient today. It reads, and writes nothing.
create or replace function practice.covered_record(patient uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'cover_id', t.cover_id, 'absent_name', w.full_name, 'last_day', c.last_day,
    'id', p.id, 'full_name', p.full_name, 'date_of_birth', p.date_of_birth, 'gender', p.gender, 'phone_number', nullif(p.phone_number, ''),
    'visits', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'appointment_time', a.appointment_time, 'status', a.status, 'session_type', a.session_type,
        'shared_notes', (select n.notes from public.shared_notes n where n.appointment_id = a.id)) order by a.appointment_time desc)
      from (select v.* from public.appointments v where v.provider_id = t.absent_id and v.patient_id = p.id and v.status <> 'cancelled'
        order by v.appointment_time desc limit 30) as a), '[]'),
    'blood_pressure', case when s.readings then coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'systolic', r.systolic, 'diastolic', r.diastolic,
        'pulse', r.pulse, 'created_at', r.created_at) order by r.created_at desc)
      from (select b.* from public.blood_pressure_readings b where b.user_id = p.id and b.removed_at is null order by b.created_at desc limit 30) as r), '[]') end,
    'glucose', case when s.readings then coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'entered_value', r.entered_value, 'entered_unit', r.entered_unit,
        'meter_shows', r.meter_shows, 'created_at', r.created_at) order by r.created_at desc)
      from (select g.* from public.glucose_readings g where g.user_id = p.id and g.removed_at is null order by g.created_at desc limit 30) as r), '[]') end,
    'screenings', case when s.screenings then coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'results', r.results, 'item_9', r.item_9,
        'created_at', r.created_at) order by r.created_at desc)
      from (select x.* from public.screening_results x where x.user_id = p.id and x.removed_at is null order by x.created_at desc limit 20) as r), '[]') end)
  from practice.covered_patients() t join public.covers c on c.id = t.cover_id
  join public.user_profiles w on w.id = t.absent_id join public.user_profiles p on p.id = t.patient_id
  cross join lateral (select
    exists (select from public.consents n where n.user_id = p.id and n.purpose = 'share_readings' and n.withdrawn_at is null and practice.names_colleagues(n.purpose, n.version)) as readings,
    exists (select from public.consents n where n.user_id = p.id and n.purpose = practice.screening_consent() and n.withdrawn_at is null and practice.names_colleagues(n.purpose, n.version)) as screenings) as s
  where t.patient_id = patient and t.is_open order by c.last_day limit 1
$$;
alter function practice.covered_record(uuid) owner to service_role;
revoke all on function practice.covered_record(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.covered_record(uuid) to authenticated;
