-- For servers of 0.3.0: later ones ask practice.attention_dangers.
-- Readings since a time that may be an emergency, of patients who share their readings with the actor at this moment,
-- and what they said of pregnancy, which decides the limit.
create or replace function practice.attention_readings(since timestamptz) returns table (patient_id uuid, created_at timestamptz, systolic integer,
  diastolic integer, pulse integer, entered_value double precision, entered_unit text, meter_shows text, pregnancy text, pregnancy_at timestamptz)
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with emergencies as (
    select b.user_id, b.created_at, b.systolic, b.diastolic, b.pulse, null::double precision as entered_value, null::text as entered_unit, null::text as meter_shows
    from public.blood_pressure_readings b
    where b.created_at >= since and b.removed_at is null and (b.systolic >= 180 or b.diastolic >= 120 or b.systolic < 80 or b.pulse < 40 or b.pulse > 130)
    union all
    select g.user_id, g.created_at, null, null, null, g.entered_value, g.entered_unit, g.meter_shows
    from public.glucose_readings g
    where g.created_at >= since and g.removed_at is null and (g.glucose_level < 54 or g.glucose_level >= 540 or g.meter_shows is not null)
    union all
    select b.user_id, b.created_at, b.systolic, b.diastolic, b.pulse, null, null, null
    from public.care_profiles c join public.blood_pressure_readings b on b.user_id = c.user_id
    where c.pregnancy in ('pregnant', 'postpartum') and b.created_at >= since and b.removed_at is null and b.systolic < 180 and b.diastolic < 120
      and (b.systolic >= 160 or b.diastolic >= 110) and coalesce(b.pulse, 60) between 40 and 130
  )
  select e.user_id, e.created_at, e.systolic, e.diastolic, e.pulse, e.entered_value, e.entered_unit, e.meter_shows, c.pregnancy, c.pregnancy_at
  from emergencies e left join public.care_profiles c on c.user_id = e.user_id
  where exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
    and (select true from public.appointments a where a.provider_id = auth.uid() and a.patient_id = e.user_id and a.status <> 'cancelled' and not a.by_desk_alone limit 1)
    and not exists (select from public.discharges x where x.provider_id = auth.uid() and x.patient_id = e.user_id and x.readmitted_at is null)
    and (select true from public.consents n where n.user_id = e.user_id and n.purpose = 'share_readings' and n.withdrawn_at is null)
$$;
comment on function practice.attention_readings(timestamptz) is 'Readings that may be an emergency, of patients who share their readings with the actor';
alter function practice.attention_readings(timestamptz) owner to service_role;
revoke all on function practice.attention_readings(timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.attention_readings(timestamptz) to authenticated;
