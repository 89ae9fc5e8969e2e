-- Those of some instants at which an appointment of so many minutes can begin: on the slot grid within the opening
-- hours of an open day, still to come. `startsOn` in domain/appointments/clinic-calendar.ts says the same of a day.
-- The last of twelve, each two weeks after the other, is 154 days after the first. What is booked alone must be near.
create or replace function practice.starts_among(slots timestamptz[], minutes integer)
  returns table (slot timestamptz, day date, weekday integer, starts_at time, ends_at interval)
language plpgsql stable set search_path = '' set jit = off as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (
    select s.slot, l.at::date as day, extract(isodow from l.at)::integer as weekday, l.at::time as starts_at,
      l.at - date_trunc('day', l.at) as begins, l.at - date_trunc('day', l.at) + minutes * interval '1 minute' as ends
    from unnest(slots) as s(slot) cross join lateral (select s.slot at time zone 'Africa/Lusaka' as at) as l
    where s.slot > now() and l.at::date <= (now() at time zone 'Africa/Lusaka')::date + 244
  ), closed as materialized (
    select c.day from practice.closed_between((select min(asked.day) from asked), (select max(asked.day) from asked)) as c
  )
  select asked.slot, asked.day, asked.weekday, asked.starts_at, asked.ends from asked
  where asked.day not in (select closed.day from closed)
    and exists (select from public.opening_hours o cross join public.clinic_calendar k
      where k.is_only and o.weekday = asked.weekday and asked.begins >= o.starts_at::interval and asked.ends <= o.ends_at::interval
        and extract(epoch from asked.begins - o.starts_at::interval) % (k.slot_minutes * 60) = 0);
end $$;
comment on function practice.starts_among(timestamptz[], integer) is 'Those of some instants at which an appointment of so many minutes can begin at the clinic';
alter function practice.starts_among(timestamptz[], integer) owner to service_role;
revoke all on function practice.starts_among(timestamptz[], integer) from public, anon, authenticated, service_role;
grant execute on function practice.starts_among(timestamptz[], integer) to service_role;
