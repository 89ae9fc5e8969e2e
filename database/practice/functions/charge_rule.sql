-- What a visit costs that is missed or cancelled late: never more than what held when it was booked, nor than what holds
-- now. One that moves was booked when the first one was, and one for an earlier time also when what it replaces was. For no
-- visit, as for one that is booked now.
create or replace function billing.charge_rule(visit uuid)
  returns table (missed_percent integer, late_percent integer, late_hours integer)
language sql stable security definer set search_path = '' as $$
  with recursive times as (
    select a.moved_from, a.replaces, a.created_at, false as is_replaced from public.appointments a where a.id = visit
    union
    select a.moved_from, a.replaces, a.created_at, t.is_replaced or a.id is distinct from t.moved_from
    from times t join public.appointments a on a.id in (t.moved_from, t.replaces)
  ), booked as (
    select coalesce(min(t.created_at) filter (where not t.is_replaced), now()) as at from times t
    union select min(t.created_at) from times t having min(t.created_at) is not null
  )
  select min(least(coalesce(agreed.missed_percent, 100), coalesce(present.missed_percent, 100))),
    min(least(coalesce(agreed.late_percent, 0), coalesce(present.late_percent, 0))),
    min(least(coalesce(agreed.late_hours, 24), coalesce(present.late_hours, 24)))
  from booked b
  left join lateral (select r.* from public.billing_rules r where r.changed_at <= b.at order by r.version desc limit 1) agreed on true
  left join lateral (select r.* from public.billing_rules r order by r.version desc limit 1) present on true
$$;
comment on function billing.charge_rule(uuid) is 'How much of its price a visit costs that is missed or cancelled late';
alter function billing.charge_rule(uuid) owner to service_role;
revoke all on function billing.charge_rule(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.charge_rule(uuid) to authenticated, service_role;
