-- The rule of what can be booked, as spans in which a visit of so many minutes can begin with a provider: when they work
-- (their week, or what they said of a date, until their certificate ends, without days away and absences), and of that,
-- what no appointment with its buffer and no offer to someone else takes. Between two neighbours the longest buffer
-- counts: of either visit, or the provider's. Spans, because a provider has a few a day, and a day has many times.
-- In plpgsql, because that keeps its plan. A scan of a table that has no index to read seems dear without sequential
-- scans: it is not worth to be compiled.
create or replace function practice.open_spans(first timestamptz, last timestamptz, providers uuid[], minutes integer, buffer integer, professions text[])
  returns table (provider_id uuid, worked tstzmultirange, free tstzmultirange)
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
#variable_conflict use_column
declare
  zone constant text := 'Africa/Lusaka';
  length constant interval := minutes * interval '1 minute';
  from_day constant date := (first at time zone 'Africa/Lusaka')::date;
  to_day constant date := (last at time zone 'Africa/Lusaka')::date;
begin
  return query
  with asked as materialized (
    select p.id, u.certificate_expires_on as valid_until, v.provider_id is not null as has_hours, greatest(coalesce(v.buffer_minutes, 0), buffer) as buffer
    from (select i.id from practice.bookable_providers() as i(id) where providers is null
      union all select i.id from practice.bookable_providers() as i(id) where i.id = any (providers)) as p
    join public.user_profiles u on u.id = p.id
    left join public.availability v on v.provider_id = p.id
    where professions is null or coalesce(u.profession, 'therapist') = any (professions)
  ), days as materialized (
    select d.day::date as day, extract(isodow from d.day)::integer as weekday
    from generate_series(from_day::timestamp, to_day::timestamp, interval '1 day') as d(day)
  ), dated as materialized (
    select asked.id, o.day, o.starts_at, o.ends_at from asked join public.date_overrides o on o.provider_id = asked.id
      and o.day between from_day and to_day
  ), blocks as (
    select asked.id, days.day, h.starts_at, h.ends_at from asked
    join lateral (
      select h.weekday, h.starts_at, coalesce(h.break_starts_at, h.ends_at) as ends_at from public.weekly_hours h where h.provider_id = asked.id
      union all
      select h.weekday, h.break_ends_at, h.ends_at from public.weekly_hours h where h.provider_id = asked.id and h.break_ends_at is not null
      union all
      select h.weekday, h.starts_at, h.ends_at from public.extra_hours h where h.provider_id = asked.id
    ) as h on true
    join days on days.weekday = h.weekday
    where asked.has_hours and (asked.id, days.day) not in (select dated.id, dated.day from dated)
    union all
    select dated.id, dated.day, dated.starts_at, dated.ends_at from dated where dated.starts_at is not null
  ), working as (
    select b.id, range_agg(tstzrange((b.day + b.starts_at) at time zone zone, (b.day + b.ends_at) at time zone zone - length, '[]')) as spans
    from blocks b where b.starts_at::interval + length <= b.ends_at::interval group by 1
    union all
    -- Without hours of their own: any time of Monday to Friday.
    select asked.id, range_agg(tstzrange(days.day::timestamp at time zone zone, (days.day + 1)::timestamp at time zone zone))
    from asked join days on days.weekday <= 5
    where not asked.has_hours group by 1
  ), away as (
    select gone.id, range_agg(gone.span) as spans from (
      select asked.id, tstzrange(greatest(d.first_day, from_day)::timestamp at time zone zone,
        (least(d.last_day, to_day) + 1)::timestamp at time zone zone) as span
      from asked join public.days_away d on d.provider_id = asked.id and d.first_day <= to_day and d.last_day >= from_day
      union all
      select asked.id, tstzrange(b.starts_at - length, b.ends_at, '()')
      from asked join public.absences b on b.provider_id = asked.id and b.ends_at > first and b.starts_at < last + length
      union all
      select asked.id, tstzrange((asked.valid_until + 1)::timestamp at time zone zone, null) from asked where asked.valid_until < to_day
    ) as gone group by 1
  ), taken as (
    -- A visit that begins between these two instants overlaps the appointment or the buffer between both.
    select held.id, range_agg(tstzrange(held.at - length - held.between, held.at + held.lasts + held.between, '()')) as spans
    from (
      select asked.id, a.appointment_time as at, a.duration_minutes * interval '1 minute' as lasts,
        greatest(asked.buffer, a.buffer_minutes) * interval '1 minute' as between
      from asked join public.appointments a on a.provider_id = asked.id and a.status in ('requested', 'confirmed')
        -- No appointment is longer than 8 hours, no buffer than 2, no new visit than 3: what the index can look up.
        and a.appointment_time > first - interval '10 hours' and a.appointment_time < last + interval '5 hours'
      union all
      -- What is offered lasts as long as the appointment that it would replace, or the visit that is waited for.
      select asked.id, o.appointment_time, coalesce(a.duration_minutes, o.duration_minutes) * interval '1 minute',
        greatest(asked.buffer, coalesce(a.buffer_minutes, o.buffer_minutes)) * interval '1 minute'
      from asked
      join public.slot_offers o on o.provider_id = asked.id and o.answer is null and o.expires_at > now()
        and o.patient_id is distinct from auth.uid()
      left join public.waiting_list w on w.id = o.entry_id left join public.appointments a on a.id = w.appointment_id
    ) as held group by 1
  ), present as (
    select working.id, working.spans - coalesce(away.spans, '{}'::tstzmultirange) as spans from working left join away on away.id = working.id
  )
  select present.id, present.spans, present.spans - coalesce(taken.spans, '{}'::tstzmultirange)
  from present left join taken on taken.id = present.id where not isempty(present.spans);
end $$;
comment on function practice.open_spans(timestamptz, timestamptz, uuid[], integer, integer, text[]) is 'In which spans each of these providers, or each in practice, works, and in which a visit of so many minutes can begin';
alter function practice.open_spans(timestamptz, timestamptz, uuid[], integer, integer, text[]) owner to service_role;
revoke all on function practice.open_spans(timestamptz, timestamptz, uuid[], integer, integer, text[]) from public, anon, authenticated, service_role;
grant execute on function practice.open_spans(timestamptz, timestamptz, uuid[], integer, integer, text[]) to service_role;
