-- An invoice is paid when nothing of it is open and something was paid, by its latest payment. It is open again when that is
-- no longer so: where a payment is reversed, and where the answer of an insurer that paid all of it is taken back.
create or replace function billing.settle_invoice() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
  latest public.invoice_payments;
  still_open integer;
begin
  select * into invoice from public.invoices i where i.id = new.invoice_id for no key update;
  still_open := billing.open_ngwee(invoice.id, invoice.amount_ngwee);
  select * into latest from public.invoice_payments p where p.invoice_id = invoice.id and p.reversed_at is null
    order by p.paid_on desc, p.created_at desc limit 1;
  if invoice.status = 'issued' and still_open = 0 then
    if latest.id is null then
      -- An insurer is still asked for the rest: it stays issued, as one that an insurer pays in full.
      if exists (select from public.insurance_claims c where c.invoice_id = invoice.id
          and c.state in ('collected', 'sent', 'part paid', 'rejected')) then
        return null;
      end if;
      raise exception 'an invoice that is credited completely is void' using errcode = 'UB409';
    end if;
    update public.invoices set status = 'paid', paid_on = latest.paid_on, paid_by = latest.paid_by where id = invoice.id;
  elsif invoice.status = 'paid' and still_open = 0 and latest.id is not null then
    update public.invoices set paid_on = latest.paid_on, paid_by = latest.paid_by
      where id = invoice.id and (paid_on, paid_by) is distinct from (latest.paid_on, latest.paid_by);
  elsif invoice.status = 'paid' then
    update public.invoices set status = 'issued', paid_on = null, paid_by = null where id = invoice.id;
  end if;
  return null;
end $$;
alter function billing.settle_invoice() owner to service_role;
revoke all on function billing.settle_invoice() from public, anon, authenticated, service_role;
grant execute on function billing.settle_invoice() to service_role;
