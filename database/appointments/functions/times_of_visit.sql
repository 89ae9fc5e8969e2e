-- Which of these providers, or of those in practice, work at each of these times and, of those who are free then, how much
-- they have to do: on that day, and ahead of them. Who has least is assigned first. What is ahead is counted for those
-- alone who are free at one of the times: it may be thousands of visits.
create or replace function practice.times_of_visit(slots timestamptz[], providers uuid[], minutes integer, buffer integer, professions text[])
  returns table (slot timestamptz, provider_id uuid, is_free boolean, on_day integer, upcoming integer)
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with times as materialized (
    select t.slot, t.provider_id, t.is_free, (t.slot at time zone 'Africa/Lusaka')::date as day
    from practice.working_times(slots, providers, minutes, buffer, professions) as t where t.provider_id is distinct from auth.uid()
  ), ahead as materialized (
    select p.provider_id, (select count(*)::integer from public.appointments a where a.provider_id = p.provider_id
      and a.status in ('requested', 'confirmed') and a.appointment_time > now()) as count
    from (select distinct times.provider_id from times where times.is_free) as p
  ), on_days as materialized (
    select a.provider_id, (a.appointment_time at time zone 'Africa/Lusaka')::date as day, count(*)::integer as count
    from public.appointments a where a.provider_id in (select ahead.provider_id from ahead)
      and a.status in ('requested', 'confirmed') and a.appointment_time > now()
      and a.appointment_time >= (select min(times.day) from times)::timestamp at time zone 'Africa/Lusaka'
      and a.appointment_time < ((select max(times.day) from times) + 1)::timestamp at time zone 'Africa/Lusaka'
    group by 1, 2
  )
  select t.slot, t.provider_id, t.is_free, coalesce(d.count, 0), coalesce(ahead.count, 0)
  from times t left join ahead on ahead.provider_id = t.provider_id
  left join on_days d on d.provider_id = t.provider_id and d.day = t.day
$$;
comment on function practice.times_of_visit(timestamptz[], uuid[], integer, integer, text[]) is 'Which of these providers, or of those in practice, work at each of these times, whether they are free for such a visit, and how much they have to do';
alter function practice.times_of_visit(timestamptz[], uuid[], integer, integer, text[]) owner to service_role;
revoke all on function practice.times_of_visit(timestamptz[], uuid[], integer, integer, text[]) from public, anon, authenticated, service_role;
grant execute on function practice.times_of_visit(timestamptz[], uuid[], integer, integer, text[]) to authenticated, service_role;
