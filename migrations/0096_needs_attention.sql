-- additive
-- Facts on all patients of a provider at once, for the list of those who need attention. The policies and functions for
-- one patient are evaluated for each row, which takes seconds for thousands of patients: these ask the same by sets.
-- What counts is decided in domain/practice/attention: the conditions here only leave out what never counts.

-- Readings that are an emergency for everyone, of which there are few: found without asking patient by patient.
create index blood_pressure_readings_emergency on public.blood_pressure_readings (created_at)
  where systolic >= 180 or diastolic >= 120 or systolic < 80 or pulse < 40 or pulse > 130;
create index glucose_readings_emergency on public.glucose_readings (created_at)
  where glucose_level < 54 or glucose_level >= 540 or meter_shows is not null;
-- Lower values are one in pregnancy and for six weeks after birth.
create index care_profiles_pregnant on public.care_profiles (user_id) where pregnancy in ('pregnant', 'postpartum');

-- The newest results, sixty of a patient at most, of the patients whose results the actor may read at this moment: all
-- of them by consent, or those that were shared with the actor on request. Only of patients with item 9 of the PHQ-9
-- above 0 in the newest, with a newest score that is worse than the one before or the first, or with so many sessions and
-- a score that was and is at the cut-off and is better by fewer points than `better`. The arrays are of PHQ-9, GAD-7 and
-- WHO-5, of which a low one is the worse: its scores are negated here. No answer is returned besides item 9.
create function practice.attention_results(sessions integer, cut_offs integer[], better integer[]) returns table (patient_id uuid, created_at timestamptz,
  results jsonb, instrument_versions jsonb, item_9 integer, under_18 boolean)
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
  with patients as materialized (
    select distinct a.patient_id from public.appointments a
    where a.provider_id = auth.uid() and a.status <> 'cancelled'
      and exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
  ), consenting as materialized (
    select p.patient_id from patients p
    where (select true from public.consents c where c.user_id = p.patient_id and c.purpose = 'share_screenings' and c.withdrawn_at is null)
  ), shared as materialized (
    select r.user_id, r.created_at, r.results, r.instrument_versions, (r.results ->> 'PHQ-9')::integer as phq,
      (r.results ->> 'GAD-7')::integer as gad, -(r.results ->> 'WHO-5')::integer as who,
      coalesce((r.answers -> 'PHQ-9' ->> '8')::integer, 0) as item_9
    from (select r.* from consenting c cross join lateral
        (select * from public.screening_results s where s.user_id = c.patient_id order by s.created_at desc, s.id desc limit 60) as r
      union all
      select r.* from public.questionnaire_requests q
      join patients p on p.patient_id = q.patient_id
      join public.screening_results r on r.id = q.result_id and r.user_id = q.patient_id
      where q.provider_id = auth.uid() and q.status = 'shared'
        and not exists (select from consenting c where c.patient_id = q.patient_id)) as r
  ), newest_first as (
    select s.user_id, min(s.created_at) as from_at, max(s.created_at) as to_at, array_agg(s.phq) filter (where s.phq is not null) as phq, array_agg(s.gad) filter (where s.gad is not null) as gad,
      array_agg(s.who) filter (where s.who is not null) as who, array_agg(s.item_9) filter (where s.phq is not null) as item_9
    from (select * from shared s order by s.user_id, s.created_at desc) as s group by s.user_id
  ), wanted as materialized (
    select n.user_id from newest_first n
    where n.item_9[1] > 0
      or n.phq[1] > least(n.phq[2], n.phq[cardinality(n.phq)])
      or n.gad[1] > least(n.gad[2], n.gad[cardinality(n.gad)])
      or n.who[1] > least(n.who[2], n.who[cardinality(n.who)])
      or (cardinality(n.phq) > 1 and least(n.phq[1], n.phq[cardinality(n.phq)]) >= cut_offs[1] and n.phq[cardinality(n.phq)] - n.phq[1] < better[1]
          or cardinality(n.gad) > 1 and least(n.gad[1], n.gad[cardinality(n.gad)]) >= cut_offs[2] and n.gad[cardinality(n.gad)] - n.gad[1] < better[2]
          or cardinality(n.who) > 1 and least(n.who[1], n.who[cardinality(n.who)]) >= -cut_offs[3] and n.who[cardinality(n.who)] - n.who[1] < better[3])
        and (select count(*) from public.appointments a where a.provider_id = auth.uid() and a.patient_id = n.user_id
          and a.status = 'completed' and a.appointment_time between n.from_at and n.to_at) >= sessions
  )
  select s.user_id, s.created_at, s.results, s.instrument_versions, s.item_9,
    extract(year from age((s.created_at at time zone 'Africa/Lusaka')::date, p.date_of_birth)) < 18
  from wanted w join shared s on s.user_id = w.user_id join public.user_profiles p on p.id = s.user_id
$$;
comment on function practice.attention_results(integer, integer[], integer[]) is 'Results that patients share with the actor, of those who may need attention';

-- Readings since a time that may be an emergency, of patients who share their readings with the actor at this moment,
-- and what they said of pregnancy, which decides the limit.
create function practice.attention_readings(since timestamptz) returns table (patient_id uuid, created_at timestamptz, systolic integer,
  diastolic integer, pulse integer, entered_value double precision, entered_unit text, meter_shows text, pregnancy text, pregnancy_at timestamptz)
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with emergencies as (
    select b.user_id, b.created_at, b.systolic, b.diastolic, b.pulse, null::double precision as entered_value, null::text as entered_unit, null::text as meter_shows
    from public.blood_pressure_readings b
    where b.created_at >= since and (b.systolic >= 180 or b.diastolic >= 120 or b.systolic < 80 or b.pulse < 40 or b.pulse > 130)
    union all
    select g.user_id, g.created_at, null, null, null, g.entered_value, g.entered_unit, g.meter_shows
    from public.glucose_readings g
    where g.created_at >= since and (g.glucose_level < 54 or g.glucose_level >= 540 or g.meter_shows is not null)
    union all
    select b.user_id, b.created_at, b.systolic, b.diastolic, b.pulse, null, null, null
    from public.care_profiles c join public.blood_pressure_readings b on b.user_id = c.user_id
    where c.pregnancy in ('pregnant', 'postpartum') and b.created_at >= since and b.systolic < 180 and b.diastolic < 120
      and (b.systolic >= 160 or b.diastolic >= 110) and coalesce(b.pulse, 60) between 40 and 130
  )
  select e.user_id, e.created_at, e.systolic, e.diastolic, e.pulse, e.entered_value, e.entered_unit, e.meter_shows, c.pregnancy, c.pregnancy_at
  from emergencies e left join public.care_profiles c on c.user_id = e.user_id
  where exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
    and (select true from public.appointments a where a.provider_id = auth.uid() and a.patient_id = e.user_id and a.status <> 'cancelled' limit 1)
    and (select true from public.consents n where n.user_id = e.user_id and n.purpose = 'share_readings' and n.withdrawn_at is null)
$$;
comment on function practice.attention_readings(timestamptz) is 'Readings that may be an emergency, of patients who share their readings with the actor';

grant create on schema practice to service_role;
do $$
declare f text;
begin
  foreach f in array array['practice.attention_results(integer, integer[], integer[])', 'practice.attention_readings(timestamptz)'] loop
    execute 'alter function ' || f || ' owner to service_role';
    execute 'revoke all on function ' || f || ' from public, anon, authenticated, service_role';
    execute 'grant execute on function ' || f || ' to authenticated';
  end loop;
end $$;
revoke create on schema practice from service_role;
