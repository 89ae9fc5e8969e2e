-- What a visit asks for: its price, or the part of it that the rule of the clinic asks for where the patient did not come,
-- cancelled late, or moved late and then cancelled. No row where that is nothing. The price is that of the booking; without
-- one, of this moment.
create or replace function billing.charge_of(visit uuid)
  returns table (amount_ngwee integer, charged_for text, charged_percent integer, visit_price_ngwee integer, notice_minutes integer)
language sql stable security definer set search_path = '' as $$
  select billing.part_of(v.price, v.percent), v.kind, case when v.kind is not null then v.percent end,
    case when v.kind is not null then v.price end, case when v.kind <> 'missed' then floor(extract(epoch from v.notice) / 60)::integer end
  from (
    select k.kind, n.notice, coalesce(a.price_ngwee, p.price_ngwee) as price,
      case when k.kind = 'missed' then r.missed_percent
        when k.kind is null then 100
        when n.notice < r.late_hours * interval '1 hour' then r.late_percent else 0 end as percent
    from public.appointments a
    left join public.session_prices p on p.provider_id = a.provider_id and p.session_type = a.session_type
    left join lateral billing.notice_of(a.id) as n on a.status = 'cancelled'
    cross join lateral (select case when a.status = 'cancelled' then case when n.by_move then 'moved' else 'late' end
      when a.outcome = 'patient_no_show' then 'missed' end as kind) as k
    cross join lateral billing.charge_rule(a.id) as r
    where a.id = visit
  ) as v
  where v.percent > 0
$$;
alter function billing.charge_of(uuid) owner to service_role;
revoke all on function billing.charge_of(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.charge_of(uuid) to service_role;
