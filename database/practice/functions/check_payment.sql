-- Never more than what is open.
create or replace function billing.check_payment() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
begin
  select * into invoice from public.invoices i where i.id = new.invoice_id for no key update;
  -- Row-level security rejects what the caller may not see.
  if not found then return new; end if;
  if invoice.status not in ('issued', 'paid')
    or new.amount_ngwee > billing.open_ngwee(invoice.id, invoice.amount_ngwee) then
    raise exception 'more than what is open' using errcode = 'UB409';
  end if;
  return new;
end $$;
alter function billing.check_payment() owner to service_role;
revoke all on function billing.check_payment() from public, anon, authenticated, service_role;
grant execute on function billing.check_payment() to service_role;
