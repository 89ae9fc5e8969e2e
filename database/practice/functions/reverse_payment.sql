-- A payment is reversed once. Money that came through this service goes back to the number that paid.
create or replace function billing.reverse_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.invoice_id, new.amount_ngwee, new.paid_on, new.paid_by, new.is_online)
    is distinct from (old.invoice_id, old.amount_ngwee, old.paid_on, old.paid_by, old.is_online) then
    raise exception 'what was recorded stays' using errcode = 'UB409';
  end if;
  if new.reversed_because is not distinct from old.reversed_because then return new; end if;
  if old.reversed_at is not null then
    raise exception 'this payment is reversed already' using errcode = 'UB409';
  end if;
  perform from public.invoices i where i.id = old.invoice_id for no key update;
  new.reversed_at := now();
  if old.is_online then
    update public.payments p set refund_status = 'refunded', refund_requested_at = now(), refund_reason = new.reversed_because
      where p.id = old.payment_id and p.refund_status = 'none';
    if not found then
      raise exception 'this money cannot be sent back' using errcode = 'UB409';
    end if;
  end if;
  return new;
end $$;
alter function billing.reverse_payment() owner to service_role;
revoke all on function billing.reverse_payment() from public, anon, authenticated, service_role;
grant execute on function billing.reverse_payment() to service_role;
