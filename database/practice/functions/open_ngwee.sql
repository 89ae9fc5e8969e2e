-- What is still to be paid of an invoice of this amount by its patient: what an insurer has not answered yet, or what is
-- not decided yet of its answer, is not asked of them.
create or replace function billing.open_ngwee(invoice uuid, amount integer) returns integer
language sql stable security definer set search_path = '' as $$
  select (coalesce(amount, 0)
    - coalesce((select sum(p.amount_ngwee) from public.invoice_payments p where p.invoice_id = invoice and p.reversed_at is null), 0)
    - coalesce((select sum(c.amount_ngwee) from public.credit_notes c where c.invoice_id = invoice), 0)
    - coalesce((select i.amount_ngwee - i.paid_ngwee from public.insurance_claims i where i.invoice_id = invoice
        and i.state in ('collected', 'sent', 'part paid', 'rejected')), 0))::integer
$$;
alter function billing.open_ngwee(uuid, integer) owner to service_role;
revoke all on function billing.open_ngwee(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function billing.open_ngwee(uuid, integer) to service_role;
