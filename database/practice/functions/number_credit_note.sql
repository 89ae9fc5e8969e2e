-- A credit note of an issued, void or waived invoice gets its number, and is never more than what is open.
create or replace function billing.number_credit_note() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
begin
  select * into invoice from public.invoices i where i.id = new.invoice_id for no key update;
  if not found then return new; end if;
  if invoice.status not in ('issued', 'void', 'waived')
    or new.amount_ngwee > billing.open_ngwee(invoice.id, invoice.amount_ngwee) then
    raise exception 'more than what is open' using errcode = 'UB409';
  end if;
  new.provider_id := invoice.provider_id;
  new.issued_at := now();
  select g.series, g.year, g.serial into new.number_series, new.number_year, new.number_serial
    from billing.give_number('credit note', new.provider_id, new.id, new.amount_ngwee) as g;
  return new;
end $$;
alter function billing.number_credit_note() owner to service_role;
revoke all on function billing.number_credit_note() from public, anon, authenticated, service_role;
grant execute on function billing.number_credit_note() to service_role;
