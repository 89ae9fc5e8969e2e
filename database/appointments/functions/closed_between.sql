-- The days of a period, both ends included, on which the clinic is closed.
create or replace function practice.closed_between(from_day date, to_day date) returns table (day date, name text)
language plpgsql stable set search_path = '' set jit = off as $$
#variable_conflict use_column
begin
  return query
  select h.day, coalesce(c.name, h.name)
  from generate_series(extract(year from from_day)::integer, extract(year from to_day)::integer) as y
  cross join lateral practice.public_holidays(y) as h left join public.closed_days c on c.day = h.day
  where h.day between from_day and to_day and c.is_closed is not false
    and (c.is_closed or (select k.closes_on_holidays from public.clinic_calendar k where k.is_only))
  union select c.day, c.name from public.closed_days c where c.is_closed and c.day between from_day and to_day;
end $$;
comment on function practice.closed_between(date, date) is 'The days of a period on which the clinic is closed';
alter function practice.closed_between(date, date) owner to service_role;
revoke all on function practice.closed_between(date, date) from public, anon, authenticated, service_role;
grant execute on function practice.closed_between(date, date) to service_role;
