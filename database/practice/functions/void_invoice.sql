-- What is void was recorded by mistake: so were its payments. Money that came through this service is sent back first.
-- What was waived before it was issued never asked for anything; a waived invoice with part payments did.
create or replace function billing.void_invoice() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.invoice_payments p where p.invoice_id = new.id and p.is_online and p.reversed_at is null) then
    raise exception 'money came for this invoice' using errcode = 'UB409';
  end if;
  update public.invoice_payments set reversed_because = coalesce(new.void_because, 'The invoice is void.')
    where invoice_id = new.id and reversed_at is null;
  insert into public.credit_notes (invoice_id, amount_ngwee, reason)
    select new.id, still_open, coalesce(new.void_because, 'The invoice is void.')
    from billing.open_ngwee(new.id, new.amount_ngwee) as still_open where still_open > 0
      and (old.status <> 'waived' or exists (select from public.invoice_payments p where p.invoice_id = new.id));
  return null;
end $$;
alter function billing.void_invoice() owner to service_role;
revoke all on function billing.void_invoice() from public, anon, authenticated, service_role;
grant execute on function billing.void_invoice() to service_role;
