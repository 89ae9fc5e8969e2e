-- When providers are away: by day, as their hours of before say, or by hour. The one list of absences, for every
-- calendar; practice.open_spans reads the same two tables, each by its own index. It has no search path of its own,
-- so that the planner writes it out where it is used.
create or replace function practice.times_away()
  returns table (id uuid, provider_id uuid, starts_at timestamptz, ends_at timestamptz, entered_at timestamptz)
language sql stable as $$
  select a.id, a.provider_id, a.starts_at, a.ends_at, a.created_at from public.absences a
  union all
  select d.id, d.provider_id, d.first_day::timestamp at time zone 'Africa/Lusaka',
    (d.last_day + 1)::timestamp at time zone 'Africa/Lusaka', d.created_at from public.days_away d
$$;
comment on function practice.times_away() is 'When providers are away, by day and by hour';
alter function practice.times_away() owner to service_role;
revoke all on function practice.times_away() from public, anon, authenticated, service_role;
grant execute on function practice.times_away() to service_role;
