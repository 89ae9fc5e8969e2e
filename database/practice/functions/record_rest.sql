-- A provider who marks an invoice as paid has recorded a payment of all that was open.
create or replace function billing.record_rest() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invoice_payments (invoice_id, amount_ngwee, paid_on, paid_by)
    select new.id, still_open, new.paid_on, new.paid_by
    from billing.open_ngwee(new.id, new.amount_ngwee) as still_open where still_open > 0;
  return null;
end $$;
alter function billing.record_rest() owner to service_role;
revoke all on function billing.record_rest() from public, anon, authenticated, service_role;
grant execute on function billing.record_rest() to service_role;
