-- Which step may follow which; anything else is UB409. `invoiceSteps` in domain/practice/billing says the same. An
-- issued invoice gets its last day to pay, and a paid one is open again where its payments no longer cover it.
create or replace function billing.keep_course() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.status <> 'draft' and new.amount_ngwee is distinct from old.amount_ngwee then
    raise exception 'what was issued keeps its amount' using errcode = 'UB409';
  end if;
  if new.void_because is distinct from old.void_because and (new.status <> 'void' or old.status = 'void') then
    raise exception 'only a void invoice has this reason' using errcode = 'UB409';
  end if;
  if new.status = old.status then
    if new.waived_because is distinct from old.waived_because
      or ((new.paid_on, new.paid_by) is distinct from (old.paid_on, old.paid_by)
        and not (new.status = 'paid' and exists (select from public.invoice_payments p where p.invoice_id = new.id
          and p.reversed_at is null and (p.paid_on, p.paid_by) = (new.paid_on, new.paid_by)))) then
      raise exception 'what was recorded stays' using errcode = 'UB409';
    end if;
    return new;
  end if;
  if old.status || ' ' || new.status not in ('draft issued', 'draft waived', 'draft void',
      'issued paid', 'issued waived', 'issued void', 'paid void', 'waived void')
    and not (old.status = 'paid' and new.status = 'issued' and (billing.open_ngwee(new.id, new.amount_ngwee) > 0
      or not exists (select from public.invoice_payments p where p.invoice_id = new.id and p.reversed_at is null))) then
    raise exception 'no step from % to %', old.status, new.status using errcode = 'UB409';
  end if;
  new.changed_at := now();
  if old.status = 'draft' and new.status <> 'void' then
    new.issued_at := now();
    new.due_on := (now() at time zone 'Africa/Lusaka')::date + 14;
    select g.series, g.year, g.serial into new.number_series, new.number_year, new.number_serial
      from billing.give_number('invoice', new.provider_id, new.id, new.amount_ngwee) as g;
  end if;
  return new;
end $$;
alter function billing.keep_course() owner to service_role;
revoke all on function billing.keep_course() from public, anon, authenticated, service_role;
grant execute on function billing.keep_course() to service_role;
