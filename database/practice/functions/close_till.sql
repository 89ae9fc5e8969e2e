-- A till is closed once, with what the database expects in it. Then it stays, but for the erasure of its holder. While
-- it is open, only its float changes, and one that was set stays once cash was taken with it.
create or replace function billing.close_till() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.id, new.day, new.opened_at) is distinct from (old.id, old.day, old.opened_at)
    or (new.holder_id is distinct from old.holder_id and new.holder_id is not null) then
    raise exception 'a till stays with its day and person' using errcode = 'UB409';
  end if;
  -- Opened again: its count is kept, and no correction counts on it.
  if old.closed_at is not null and (new.closed_at, new.expected_ngwee, new.counted_ngwee, new.note) is not distinct from (null, null, null, null)
    and new.float_ngwee = old.float_ngwee
    and exists (select from public.till_reopenings r where r.till_id = old.id and r.closed_at = old.closed_at)
    and not exists (select from public.till_corrections c where c.till_id = old.id) then
    return new;
  end if;
  if old.closed_at is not null then
    if (new.float_ngwee, new.closed_at, new.expected_ngwee, new.counted_ngwee, new.note)
      is distinct from (old.float_ngwee, old.closed_at, old.expected_ngwee, old.counted_ngwee, old.note) then
      raise exception 'this till is closed' using errcode = 'UB409';
    end if;
    return new;
  end if;
  if new.float_ngwee <> old.float_ngwee and old.float_ngwee > 0
    and (exists (select from public.invoice_payments p where p.till_id = old.id)
      or exists (select from public.payment_returns r where r.till_id = old.id)) then
    raise exception 'cash was taken with this float' using errcode = 'UB409';
  end if;
  if new.counted_ngwee is null then return new; end if;
  new.closed_at := now();
  -- The row is locked: a payment that has not been written yet finds the till closed.
  -- Never below zero, where the books of an erased provider took payments of it along.
  new.expected_ngwee := greatest(billing.till_ngwee(new.id, new.float_ngwee), 0);
  return new;
end $$;
alter function billing.close_till() owner to service_role;
revoke all on function billing.close_till() from public, anon, authenticated, service_role;
grant execute on function billing.close_till() to service_role;
