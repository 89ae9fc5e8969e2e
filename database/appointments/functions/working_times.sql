-- The rule of what can be booked: the times at which a provider works (their week, or what they said of a date, until
-- their certificate ends, without days away and absences), and whether no appointment with its buffer and no offer to
-- someone else takes them. Between two neighbours the longest buffer counts: of either visit, or the provider's. Over
-- sets: appointments, days away and offers are read once for each provider, and not once for each provider and time.
-- A scan of a table that has no index to read seems dear without sequential scans: it is not worth to be compiled.
create or replace function practice.working_times(slots timestamptz[], providers uuid[], minutes integer, buffer integer, professions text[])
  returns table (slot timestamptz, provider_id uuid, is_free boolean)
language sql stable set search_path = '' set enable_seqscan = off set jit = off as $$
  with wanted as materialized (
    select s.slot, s.day, s.weekday, s.starts_at, s.ends_at from practice.starts_among(slots, minutes) as s
  ), span as materialized (
    select min(w.slot) as first, max(w.slot) as last, min(w.day) as first_day, max(w.day) as last_day from wanted w
  ), asked as materialized (
    select p.id, u.certificate_expires_on as last_day, v.provider_id is not null as has_hours, greatest(coalesce(v.buffer_minutes, 0), buffer) as buffer
    from (select i.id from practice.bookable_providers() as i(id) where providers is null
      union all select i.id from practice.bookable_providers() as i(id) where i.id = any (providers)) as p
    join public.user_profiles u on u.id = p.id
    left join public.availability v on v.provider_id = p.id
    where professions is null or coalesce(u.profession, 'therapist') = any (professions)
  ), dated as materialized (
    select asked.id, o.day, o.starts_at, o.ends_at from asked join public.date_overrides o on o.provider_id = asked.id
      and o.day between (select span.first_day from span) and (select span.last_day from span)
  ), weekly as (
    select asked.id, wanted.slot, wanted.day from asked join wanted on wanted.weekday <= 5 where not asked.has_hours
    union
    select asked.id, wanted.slot, wanted.day from asked
    join public.weekly_hours h on h.provider_id = asked.id
    join wanted on wanted.weekday = h.weekday
    where asked.has_hours and wanted.starts_at >= h.starts_at and wanted.ends_at <= h.ends_at::interval
      and (h.break_starts_at is null or wanted.starts_at >= h.break_ends_at or wanted.ends_at <= h.break_starts_at::interval)
    union
    select asked.id, wanted.slot, wanted.day from asked
    join public.extra_hours h on h.provider_id = asked.id
    join wanted on wanted.weekday = h.weekday
    where wanted.starts_at >= h.starts_at and wanted.ends_at <= h.ends_at::interval
  ), working as (
    select weekly.id, weekly.slot, weekly.day from weekly where (weekly.id, weekly.day) not in (select dated.id, dated.day from dated)
    union
    select dated.id, wanted.slot, wanted.day from dated join wanted on wanted.day = dated.day
    where wanted.starts_at >= dated.starts_at and wanted.ends_at <= dated.ends_at::interval
  ), away as materialized (
    select asked.id, wanted.slot from asked
    join public.days_away d on d.provider_id = asked.id
    join wanted on wanted.day between d.first_day and d.last_day
    union all
    select asked.id, wanted.slot from asked
    join public.absences b on b.provider_id = asked.id and b.ends_at > (select span.first from span)
    join wanted on wanted.slot < b.ends_at and wanted.slot + minutes * interval '1 minute' > b.starts_at
    union all
    select asked.id, wanted.slot from asked join wanted on wanted.day > asked.last_day
  ), taken as materialized (
    -- A visit that begins between these two instants overlaps the appointment or the buffer between both.
    select asked.id, a.appointment_time - (minutes + greatest(asked.buffer, a.buffer_minutes)) * interval '1 minute' as after,
      a.appointment_time + (a.duration_minutes + greatest(asked.buffer, a.buffer_minutes)) * interval '1 minute' as until
    from asked join public.appointments a on a.provider_id = asked.id and a.status in ('requested', 'confirmed')
      -- No appointment is longer than 8 hours, no buffer than 2, no new visit than 3: what the index can look up.
      and a.appointment_time > (select span.first from span) - interval '10 hours'
      and a.appointment_time < (select span.last from span) + interval '5 hours'
    union all
    -- What is offered lasts as long as the appointment that it would replace, or the visit that is waited for.
    select asked.id, o.appointment_time - (minutes + greatest(asked.buffer, coalesce(a.buffer_minutes, o.buffer_minutes))) * interval '1 minute',
      o.appointment_time + (coalesce(a.duration_minutes, o.duration_minutes) + greatest(asked.buffer, coalesce(a.buffer_minutes, o.buffer_minutes))) * interval '1 minute'
    from asked
    join public.slot_offers o on o.provider_id = asked.id and o.answer is null and o.expires_at > now()
      and o.patient_id is distinct from auth.uid()
    left join public.waiting_list w on w.id = o.entry_id left join public.appointments a on a.id = w.appointment_id
  ), closed as materialized (
    select taken.id, wanted.slot from taken join wanted on wanted.slot > taken.after and wanted.slot < taken.until
  )
  -- "not in" is hashed whatever the planner expects of the sets; neither column is ever null.
  select working.slot, working.id, (working.id, working.slot) not in (select closed.id, closed.slot from closed)
  from working where (working.id, working.slot) not in (select away.id, away.slot from away)
$$;
comment on function practice.working_times(timestamptz[], uuid[], integer, integer, text[]) is 'At which of these times each of these providers, or each in practice, works, and whether a visit of so many minutes can begin then';
alter function practice.working_times(timestamptz[], uuid[], integer, integer, text[]) owner to service_role;
revoke all on function practice.working_times(timestamptz[], uuid[], integer, integer, text[]) from public, anon, authenticated, service_role;
grant execute on function practice.working_times(timestamptz[], uuid[], integer, integer, text[]) to service_role;
