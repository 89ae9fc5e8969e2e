-- How long before a confirmed visit its patient gave it up, at the least: the visit itself by cancelling, and the times
-- from which they had moved it by moving. A move by staff takes up what was before it: the clinic gave that time. No row
-- where they gave up nothing that was confirmed.
create or replace function billing.notice_of(visit uuid) returns table (notice interval, by_move boolean)
language sql stable security definer set search_path = '' as $$
  with recursive given as (
    select a.*, false as by_move from public.appointments a where a.id = visit
    union all
    select a.*, true from given g join public.appointments a on a.id = g.moved_from and a.cancelled_by = 'patient'
  )
  select g.appointment_time - g.cancelled_at, g.by_move from given g
  where g.was_confirmed and g.cancelled_by = 'patient'
    and not billing.clinic_would_cancel(g.provider_id, g.appointment_time, g.duration_minutes)
  order by 1, 2 limit 1
$$;
comment on function billing.notice_of(uuid) is 'How long before a confirmed visit its patient cancelled or moved it, at the least';
alter function billing.notice_of(uuid) owner to service_role;
revoke all on function billing.notice_of(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.notice_of(uuid) to service_role;
