-- A payment lies between the day of its invoice and today, in an open month. Cash of the front desk goes into the open
-- till of that person and day.
create or replace function billing.check_payment_day() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  issued_on date := (select (i.issued_at at time zone 'Africa/Lusaka')::date from public.invoices i where i.id = new.invoice_id);
begin
  if new.paid_on < issued_on or new.paid_on > (now() at time zone 'Africa/Lusaka')::date then
    raise exception 'a payment lies between its invoice and today' using errcode = 'UB409';
  end if;
  if billing.lock_month(new.paid_on) then
    raise exception 'this month is closed' using errcode = 'UB409';
  end if;
  if new.till_id is not null then
    perform from public.tills t where t.id = new.till_id and t.closed_at is null and t.day = new.paid_on
      and t.holder_id = new.taken_by for no key update;
    if not found then raise exception 'this till is closed' using errcode = 'UB409'; end if;
  end if;
  return new;
end $$;
alter function billing.check_payment_day() owner to service_role;
revoke all on function billing.check_payment_day() from public, anon, authenticated, service_role;
grant execute on function billing.check_payment_day() to service_role;
