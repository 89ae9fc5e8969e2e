-- How long before a confirmed visit its patient gave it up, at the least: the visit itself by cancelling, and the times
-- from which they had moved it by moving. A move by staff takes up what was before it: the clinic gave that time. A visit
-- that was confirmed for an earlier time takes over what its patient had moved late before: the one that it replaced asks
-- for nothing of its own, and one that moved on, or was given up for a mere request, was judged by itself. No row where
-- they gave up nothing that was confirmed.
create or replace function billing.notice_of(visit uuid) returns table (notice interval, by_move boolean)
language sql stable security definer set search_path = '' as $$
  with recursive given (id, by_move, counts) as (
    select visit, false, true
    union
    select b.id, b.by_move, b.counts from given g join public.appointments a on a.id = g.id
    cross join lateral (
      select m.id, true as by_move, true as counts from public.appointments m
      where m.id = a.moved_from and m.cancelled_by = 'patient'
      union all
      select r.id, true, false from public.appointments r
      where r.id = a.replaces and r.cancelled_by = 'patient' and (a.was_confirmed or a.status = 'confirmed')
        and not exists (select from public.appointments m where m.moved_from = r.id)
        and not exists (select from public.appointments m where m.id = a.moved_from and m.cancelled_by <> 'patient')
    ) as b
  )
  select a.appointment_time - a.cancelled_at, g.by_move from given g join public.appointments a on a.id = g.id
  where g.counts and a.was_confirmed and a.cancelled_by = 'patient'
    and not billing.clinic_would_cancel(a.provider_id, a.appointment_time, a.duration_minutes)
  order by 1, 2 limit 1
$$;
comment on function billing.notice_of(uuid) is 'How long before a confirmed visit its patient cancelled or moved it, at the least';
alter function billing.notice_of(uuid) owner to service_role;
revoke all on function billing.notice_of(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.notice_of(uuid) to service_role;
