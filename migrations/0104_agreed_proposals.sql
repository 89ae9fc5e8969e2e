-- additive
-- What the front desk proposes opens a patient's record to the provider once the patient has accepted it, and a request
-- for an earlier time follows the session that it replaces.

-- earlier versions work: their desk writes none, so what it proposes beside this one counts as before.
alter table public.appointments add column by_desk_alone boolean not null default false;
comment on column public.appointments.by_desk_alone is 'Whether the front desk chose the provider and the patient has not agreed yet: until then no one is treated';
set local role service_role;
update public.appointments set by_desk_alone = true where by_desk and status = 'requested' and moved_from is null;
reset role;

-- Once its patient has accepted it, all that it becomes is agreed; where it moves before, that stays as it is.
create function practice.keep_agreement() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.by_desk_alone := tg_op = 'INSERT' and new.requested_by = 'provider'
    and coalesce((select a.by_desk_alone from public.appointments a where a.id = new.moved_from), false);
  return new;
end $$;
create trigger appointments_are_agreed before update of status on public.appointments for each row
  when (old.by_desk_alone and new.status = 'confirmed') execute function practice.keep_agreement();
create trigger appointments_moved_keep_agreement before insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_agreement();

-- As in 0038. Besides, what the front desk alone has proposed is no treatment.
create or replace function practice.treated_patients() returns setof uuid language sql stable as $$
  select a.patient_id from public.appointments a
  where a.provider_id = auth.uid() and a.status <> 'cancelled' and not a.by_desk_alone
    and exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid())
$$;

-- As in 0099, with the same condition.
-- earlier versions work: it is created again with the same name, parameters and columns.
drop function practice.attention_results(integer, integer[], integer[]);
create function practice.attention_results(sessions integer, cut_offs integer[], better integer[]) returns table (patient_id uuid, created_at timestamptz,
  results jsonb, instrument_versions jsonb, item_9 integer, under_18 boolean)
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
  with patients as materialized (
    select distinct a.patient_id from public.appointments a
    where a.provider_id = auth.uid() and a.status <> 'cancelled' and not a.by_desk_alone
      and exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
  ), consenting as materialized (
    select p.patient_id from patients p
    where (select true from public.consents c where c.user_id = p.patient_id and c.purpose = 'share_screenings' and c.withdrawn_at is null)
  ), single as materialized (
    select r.id, r.user_id, r.created_at, r.phq_9, r.gad_7, r.who_5, r.item_9 from public.questionnaire_requests q
    join patients p on p.patient_id = q.patient_id
    join public.screening_results r on r.id = q.result_id and r.user_id = q.patient_id
    where q.provider_id = auth.uid() and q.status = 'shared'
      and not exists (select from consenting c where c.patient_id = q.patient_id)
  ), newest_first as (
    select c.patient_id as user_id, true as is_all, n.* from consenting c cross join lateral (
      select min(s.created_at) as from_at, max(s.created_at) as to_at,
        array_agg(s.phq_9) filter (where s.phq_9 is not null) as phq, array_agg(s.gad_7) filter (where s.gad_7 is not null) as gad,
        array_agg(-s.who_5) filter (where s.who_5 is not null) as who, array_agg(coalesce(s.item_9, 0)) filter (where s.phq_9 is not null) as item_9
      from (select r.created_at, r.phq_9, r.gad_7, r.who_5, r.item_9 from public.screening_results r
        where r.user_id = c.patient_id order by r.created_at desc, r.id desc limit 60) as s) as n
    union all
    select s.user_id, false, min(s.created_at), max(s.created_at),
      array_agg(s.phq_9 order by s.created_at desc) filter (where s.phq_9 is not null), array_agg(s.gad_7 order by s.created_at desc) filter (where s.gad_7 is not null),
      array_agg(-s.who_5 order by s.created_at desc) filter (where s.who_5 is not null), array_agg(coalesce(s.item_9, 0) order by s.created_at desc) filter (where s.phq_9 is not null)
    from single s group by s.user_id
  ), wanted as materialized (
    -- Asked patient by patient: of people there are many, of these few.
    select n.user_id, n.is_all, (select p.date_of_birth from public.user_profiles p where p.id = n.user_id) as born from newest_first n
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
  select w.user_id, s.created_at, s.results, s.instrument_versions, coalesce(s.item_9, 0),
    extract(year from age((s.created_at at time zone 'Africa/Lusaka')::date, w.born)) < 18
  from wanted w cross join lateral (
    (select r.created_at, r.results, r.instrument_versions, r.item_9 from public.screening_results r
      where w.is_all and r.user_id = w.user_id order by r.created_at desc, r.id desc limit 60)
    union all
    select r.created_at, r.results, r.instrument_versions, r.item_9 from single o join public.screening_results r on r.id = o.id
      where not w.is_all and o.user_id = w.user_id) as s
$$;
comment on function practice.attention_results(integer, integer[], integer[]) is 'Results that patients share with the actor, of those who may need attention';

-- As in 0096, with the same condition.
-- earlier versions work: it is created again with the same name, parameters and columns.
drop function practice.attention_readings(timestamptz);
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
    and (select true from public.appointments a where a.provider_id = auth.uid() and a.patient_id = e.user_id and a.status <> 'cancelled' and not a.by_desk_alone limit 1)
    and (select true from public.consents n where n.user_id = e.user_id and n.purpose = 'share_readings' and n.withdrawn_at is null)
$$;
comment on function practice.attention_readings(timestamptz) is 'Readings that may be an emergency, of patients who share their readings with the actor';

-- A patient takes an earlier time that was offered: the later one, which it replaces, stays until the provider has
-- confirmed. Where the later one moves meanwhile, the request replaces it at its new time. Before, both stayed.

create function practice.keep_replacing() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.appointments a set replaces = new.id
    where a.replaces = new.moved_from and a.patient_id = new.patient_id and a.status = 'requested'
      -- One that has moved to before it is not given back for a later one.
      and a.appointment_time < new.appointment_time;
  return null;
end $$;
-- After the row is there: it is referred to.
create trigger appointments_moved_keep_replacing after insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_replacing();

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
alter function practice.keep_agreement() owner to service_role;
alter function practice.keep_replacing() owner to service_role;
revoke all on function practice.keep_agreement(), practice.keep_replacing() from public, anon, authenticated;
revoke create on schema practice from service_role;
