-- The cash that is to be in a till with this float: what was taken and not reversed at the counter, without what was given
-- back from it. Cash that a provider or an admin has taken back is in it until the desk has given it to the patient.
create or replace function billing.till_ngwee(till uuid, float_ngwee integer) returns integer
language sql volatile security definer set search_path = '' as $$
  select (till_ngwee.float_ngwee
    + coalesce((select sum(p.amount_ngwee) from public.invoice_payments p where p.till_id = till and (p.reversed_at is null
        or exists (select from public.payment_returns r where r.payment_id = p.id and r.way is distinct from 'none'))), 0)
    - coalesce((select sum(p.amount_ngwee) from public.payment_returns r join public.invoice_payments p on p.id = r.payment_id
        where r.till_id = till), 0))::integer
$$;
alter function billing.till_ngwee(uuid, integer) owner to service_role;
revoke all on function billing.till_ngwee(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function billing.till_ngwee(uuid, integer) to service_role;
