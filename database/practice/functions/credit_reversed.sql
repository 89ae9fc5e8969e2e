-- A part payment of it that is reversed later is not asked for again.
create or replace function billing.credit_reversed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.credit_notes (invoice_id, amount_ngwee, reason)
    select i.id, billing.open_ngwee(i.id, i.amount_ngwee), 'The invoice is waived.'
    from public.invoices i where i.id = new.invoice_id and i.status = 'waived' and billing.open_ngwee(i.id, i.amount_ngwee) > 0;
  return null;
end $$;
alter function billing.credit_reversed() owner to service_role;
revoke all on function billing.credit_reversed() from public, anon, authenticated, service_role;
