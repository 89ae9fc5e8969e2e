-- Writes what is not in the income yet of these payments of invoices and these orders by mobile money. What came is
-- income on the day on which it was paid, what went back is negative on the day on which it was reversed or sent.
create or replace function billing.enter_income(ids uuid[]) returns bigint
language sql security definer set search_path = '' as $$
  with moved as (
    select m.kind, p.id as source_id, m.day, 'visit' as purpose, m.amount_ngwee, p.paid_by as means, false as is_online,
      i.provider_id, a.visit_type_id, null::text as plan_key, i.number
    from public.invoice_payments p join public.invoices i on i.id = p.invoice_id
      left join public.appointments a on a.id = i.appointment_id
      cross join lateral (values ('payment', p.paid_on, p.amount_ngwee),
        ('reversal', (p.reversed_at at time zone 'Africa/Lusaka')::date, -p.amount_ngwee)) as m (kind, day, amount_ngwee)
    where p.id = any (ids) and not p.is_online and m.day is not null
    union all
    select m.kind, p.id, (m.at at time zone 'Africa/Lusaka')::date, case when p.purpose = 'invoice' then 'visit' when s.is_add_on then 'add-on' else 'membership' end,
      m.amount_ngwee, 'mobile money', true, i.provider_id, a.visit_type_id, p.plan_key,
      coalesce(i.number, lpad(p.receipt_number::text, 6, '0'))
    from public.payments p left join public.plans s on s.key = p.plan_key
      left join public.invoices i on i.id = p.invoice_id left join public.appointments a on a.id = i.appointment_id
      cross join lateral (values ('payment', p.succeeded_at, coalesce(p.received_ngwee, p.amount_ngwee)),
        ('refund', p.refund_sent_at, -coalesce(p.received_ngwee, p.amount_ngwee))) as m (kind, at, amount_ngwee)
    where p.id = any (ids) and m.at is not null
  ), entered as (
    insert into public.income_entries (kind, source_id, day, purpose, amount_ngwee, means, is_online, provider_id, visit_type_id, plan_key, number)
    select * from moved on conflict (source_id, kind) do nothing
    returning 1
  )
  select count(*) from entered
$$;
alter function billing.enter_income(uuid[]) owner to service_role;
revoke all on function billing.enter_income(uuid[]) from public, anon, authenticated, service_role;
grant execute on function billing.enter_income(uuid[]) to service_role;
