-- The providers who work at each of these times and, of those who are free then, how much they have to do: on that day,
-- and ahead of them. Who has least is assigned first.
create or replace function practice.times_of_visit(slots timestamptz[], minutes integer, buffer integer, professions text[])
  returns table (slot timestamptz, provider_id uuid, is_free boolean, on_day integer, upcoming integer)
language sql stable security definer set search_path = '' as $$
  with ahead as materialized (
    select a.provider_id, (a.appointment_time at time zone 'Africa/Lusaka')::date as day, count(*)::integer as count
    from public.appointments a where a.status in ('requested', 'confirmed') and a.appointment_time > now() group by 1, 2
  )
  select t.slot, t.provider_id, t.is_free, coalesce(d.count, 0), coalesce(u.upcoming, 0)
  from practice.working_times(slots, null, minutes, buffer, professions) as t
  left join ahead d on d.provider_id = t.provider_id and d.day = (t.slot at time zone 'Africa/Lusaka')::date
  left join (select ahead.provider_id, sum(ahead.count)::integer as upcoming from ahead group by 1) as u on u.provider_id = t.provider_id
  where t.provider_id is distinct from auth.uid()
$$;
comment on function practice.times_of_visit(timestamptz[], integer, integer, text[]) is 'Who works at each of these times, whether they are free for such a visit, and how much they have to do';
alter function practice.times_of_visit(timestamptz[], integer, integer, text[]) owner to service_role;
revoke all on function practice.times_of_visit(timestamptz[], integer, integer, text[]) from public, anon, authenticated, service_role;
grant execute on function practice.times_of_visit(timestamptz[], integer, integer, text[]) to authenticated, service_role;
