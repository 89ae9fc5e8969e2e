-- The newest days in Lusaka before `before` on which other people opened the actor's record, each person once a day:
-- what they opened, how often, and the newest twenty times of each. `id` is that of the newest opening. A person who
-- has erased their account has no name. Goes from day to day, so that many openings of one day cost one step.
create or replace function practice.record_days(before date, days integer)
returns table (day date, id uuid, full_name text, specialty text, opened jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  day_ends timestamptz := coalesce(before::timestamp at time zone 'Africa/Lusaka', 'infinity');
  day_begins timestamptz;
begin
  for step in 1..days loop
    select date_trunc('day', e.occurred_at at time zone 'Africa/Lusaka') at time zone 'Africa/Lusaka' into day_begins
      from platform.audit_events e
      where e.subject_id = auth.uid() and e.actor_id is distinct from auth.uid() and e.action like '%.read' and e.occurred_at < day_ends
      order by e.occurred_at desc limit 1;
    exit when not found;
    return query
      select (day_begins at time zone 'Africa/Lusaka')::date, (array_agg(a.newest_id order by a.newest desc))[1], p.full_name, p.specialty,
        jsonb_agg(jsonb_build_object('action', a.action, 'count', a.count, 'times', a.times) order by a.newest desc, a.action)
      from (select e.actor_id, e.action, count(*)::integer as count, max(e.occurred_at) as newest,
          (array_agg(e.id order by e.occurred_at desc, e.id desc))[1] as newest_id,
          to_jsonb((array_agg(date_trunc('milliseconds', e.occurred_at) order by e.occurred_at desc))[:20]) as times
        from platform.audit_events e
        where e.subject_id = auth.uid() and e.actor_id is distinct from auth.uid() and e.action like '%.read'
          and e.occurred_at >= day_begins and e.occurred_at < day_ends
        group by e.actor_id, e.action) a
      left join public.user_profiles p on p.id = a.actor_id
      group by a.actor_id, p.full_name, p.specialty
      order by max(a.newest) desc;
    day_ends := day_begins;
  end loop;
end $$;
alter function practice.record_days(date, integer) owner to service_role;
revoke all on function practice.record_days(date, integer) from public, anon, authenticated, service_role;
grant execute on function practice.record_days(date, integer) to authenticated, service_role;
