-- Readings since a time for which the advice may be emergency care, or to be seen today, of patients who share their
-- readings with the actor at this moment; what these said of pregnancy, which decides the limit; when the reading reached
-- us or was corrected; the newest answer to the advice, with the value that was answered. `lows` are those within the
-- hour before a low one: the third is an emergency.
create or replace function practice.attention_dangers(since timestamptz) returns table (patient_id uuid, created_at timestamptz, known_at timestamptz, systolic integer,
  diastolic integer, pulse integer, entered_value double precision, entered_unit text, meter_shows text, lows integer, pregnancy text, pregnancy_at timestamptz, answered jsonb)
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with pressures as (
    select b.id, b.user_id, b.created_at, b.received_at, b.corrected_at, b.systolic, b.diastolic, b.pulse
    from public.blood_pressure_readings b
    where b.created_at >= since and b.removed_at is null and (b.systolic >= 180 or b.diastolic >= 110 or b.systolic < 80 or b.pulse < 40 or b.pulse > 130 or b.systolic < 90 and b.pulse > 120)
    union all
    select b.id, b.user_id, b.created_at, b.received_at, b.corrected_at, b.systolic, b.diastolic, b.pulse
    from public.care_profiles c join public.blood_pressure_readings b on b.user_id = c.user_id
    where c.pregnancy in ('pregnant', 'postpartum') and b.created_at >= since and b.removed_at is null and b.systolic between 80 and 179 and b.diastolic < 110
      and (b.systolic >= 140 or b.diastolic >= 90) and coalesce(b.pulse, 60) between 40 and 130
  ), levels as (
    select g.id, g.user_id, g.created_at, g.received_at, g.corrected_at, g.glucose_level, g.entered_value, g.entered_unit, g.meter_shows,
      case when g.glucose_level < 71 then (select count(*)::integer from public.glucose_readings l where l.user_id = g.user_id and l.id <> g.id and l.removed_at is null
        and l.created_at between g.created_at - interval '1 hour' and g.created_at
        and case when l.meter_shows is null then l.entered_value < case l.entered_unit when 'mg/dL' then 70 else 3.9 end else l.meter_shows = 'LO' end) else 0 end as lows
    from public.glucose_readings g
    where g.created_at >= since and g.removed_at is null and (g.glucose_level < 71 or g.glucose_level >= 300 or g.meter_shows is not null)
    union all
    select g.id, g.user_id, g.created_at, g.received_at, g.corrected_at, g.glucose_level, g.entered_value, g.entered_unit, g.meter_shows, 0
    from public.care_profiles c join public.glucose_readings g on g.user_id = c.user_id
    where c.pregnancy = 'pregnant' and g.created_at >= since and g.removed_at is null and g.glucose_level > 180 and g.glucose_level < 300 and g.meter_shows is null
  ), dangers as (
    select p.id, p.user_id, p.created_at, greatest(coalesce(p.received_at, p.created_at), p.corrected_at) as known_at, p.systolic, p.diastolic, p.pulse,
      null::double precision as entered_value, null::text as entered_unit, null::text as meter_shows, 0 as lows
    from pressures p
    union all
    select l.id, l.user_id, l.created_at, greatest(coalesce(l.received_at, l.created_at), l.corrected_at), null, null, null,
      l.entered_value, l.entered_unit, l.meter_shows, l.lows
    from levels l
    where l.lows >= 2 or l.glucose_level < 54 or l.glucose_level >= 71 or l.meter_shows is not null
  )
  select d.user_id, d.created_at, d.known_at, d.systolic, d.diastolic, d.pulse, d.entered_value, d.entered_unit, d.meter_shows, d.lows, c.pregnancy, c.pregnancy_at,
    (select case when a.answer <> 'undone' then jsonb_build_object('answer', a.answer, 'value', a.value) end from public.advice_answers a
      where case when d.systolic is null then a.glucose_reading_id = d.id else a.blood_pressure_reading_id = d.id end
        and a.user_id = d.user_id order by a.created_at desc limit 1)
  from dangers d left join public.care_profiles c on c.user_id = d.user_id
  where exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
    and (select true from public.appointments a where a.provider_id = auth.uid() and a.patient_id = d.user_id and a.status <> 'cancelled' and not a.by_desk_alone limit 1)
    and not exists (select from public.discharges x where x.provider_id = auth.uid() and x.patient_id = d.user_id and x.readmitted_at is null)
    and (select true from public.consents n where n.user_id = d.user_id and n.purpose = 'share_readings' and n.withdrawn_at is null)
$$;
comment on function practice.attention_dangers(timestamptz) is 'Readings that may need care at once or today, of patients who share their readings with the actor';
alter function practice.attention_dangers(timestamptz) owner to service_role;
revoke all on function practice.attention_dangers(timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.attention_dangers(timestamptz) to authenticated;
