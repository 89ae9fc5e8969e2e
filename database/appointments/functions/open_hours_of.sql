-- The rule of what can be booked: the hours at which a provider works (weekly hours, breaks, days away), without those
-- that an appointment with its buffer, an absence or an offer to someone else takes. Over sets: appointments, days away
-- and offers are read once for each provider, and not once for each provider and hour. open_hours and next_open ask it.
create or replace function practice.open_hours_of(slots timestamptz[], providers uuid[]) returns table (slot timestamptz, provider_id uuid)
language sql stable set search_path = '' set enable_seqscan = off as $$
  with wanted as materialized (
    select s.slot, (s.slot at time zone 'Africa/Lusaka')::date as day, (s.slot at time zone 'Africa/Lusaka')::time as hour,
      extract(isodow from s.slot at time zone 'Africa/Lusaka')::integer as weekday
    from unnest(slots) as s(slot) where practice.is_slot(s.slot)
  ), asked as materialized (
    select p.id, v.provider_id is not null as has_hours, coalesce(v.buffer_minutes, 0) * interval '1 minute' as buffer
    from (select i.id from practice.providers_in_practice() as i(id) where providers is null
      union all select i.id from practice.providers_in_practice() as i(id) where i.id = any (providers)) as p
    left join public.availability v on v.provider_id = p.id
  ), working as (
    select asked.id, wanted.slot, wanted.day from asked join wanted on wanted.weekday <= 5 where not asked.has_hours
    union all
    select asked.id, wanted.slot, wanted.day from asked
    join public.weekly_hours h on h.provider_id = asked.id
    join wanted on wanted.weekday = h.weekday
    -- An hour after a slot is never past midnight, where it would wrap.
    where asked.has_hours and wanted.hour >= h.starts_at and wanted.hour + interval '1 hour' <= h.ends_at
      and (h.break_starts_at is null or wanted.hour >= h.break_ends_at or wanted.hour + interval '1 hour' <= h.break_starts_at)
  ), taken as materialized (
    -- A slot that begins between these two instants overlaps the appointment or its buffer.
    select asked.id, a.appointment_time - interval '1 hour' - asked.buffer as after,
      a.appointment_time + a.duration_minutes * interval '1 minute' + asked.buffer as until
    from asked join public.appointments a on a.provider_id = asked.id and a.status in ('requested', 'confirmed')
      -- No appointment is longer than 8 hours, no buffer than 2: what the index can look up.
      and a.appointment_time > (select min(w.slot) from wanted w) - interval '10 hours'
      and a.appointment_time < (select max(w.slot) from wanted w) + interval '3 hours'
  ), closed as materialized (
    select asked.id, wanted.slot from asked
    join public.days_away d on d.provider_id = asked.id
    join wanted on wanted.day between d.first_day and d.last_day
    union all
    select asked.id, wanted.slot from asked
    join public.absences b on b.provider_id = asked.id and b.ends_at > (select min(w.slot) from wanted w)
    join wanted on wanted.slot < b.ends_at and wanted.slot + interval '1 hour' > b.starts_at
    union all
    select taken.id, wanted.slot from taken join wanted on wanted.slot > taken.after and wanted.slot < taken.until
    union all
    select asked.id, o.appointment_time from asked
    join public.slot_offers o on o.provider_id = asked.id and o.answer is null and o.expires_at > now()
      and o.patient_id is distinct from auth.uid()
  )
  -- "not in" is hashed whatever the planner expects of the sets; neither column is ever null.
  select working.slot, working.id from working where (working.id, working.slot) not in (select closed.id, closed.slot from closed)
$$;
comment on function practice.open_hours_of(timestamptz[], uuid[]) is 'Which of these hours each of these providers, or each in practice, may still be given';
alter function practice.open_hours_of(timestamptz[], uuid[]) owner to service_role;
revoke all on function practice.open_hours_of(timestamptz[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function practice.open_hours_of(timestamptz[], uuid[]) to service_role;
