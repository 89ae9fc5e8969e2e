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
  perform pg_advisory_xact_lock(hashtextextended('credit notes of ' || invoice.provider_id, 0));
  new.provider_id := invoice.provider_id;
  new.issued_at := now();
  new.number_year := extract(year from now() at time zone 'Africa/Lusaka');
  new.number_serial := (select coalesce(max(c.number_serial), 0) + 1 from public.credit_notes c
    where c.provider_id = new.provider_id and c.number_year = new.number_year);
  return new;
end $$;
alter function billing.number_credit_note() owner to service_role;
revoke all on function billing.number_credit_note() from public, anon, authenticated, service_role;
grant execute on function billing.number_credit_note() to service_role;
