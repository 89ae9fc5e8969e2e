-- Keeps the count of a closed till that is opened again on its day, in an open month. What an admin counted stays, and so
-- does a count before the reversal of a payment: the next one would expect less, and the difference would be gone.
create or replace function billing.keep_count() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  till public.tills;
begin
  select * into till from public.tills t where t.id = new.till_id and t.closed_at is not null for no key update;
  if not found then raise exception 'this till is open' using errcode = 'UB409'; end if;
  if billing.lock_month(till.day) then raise exception 'this month is closed' using errcode = 'UB409'; end if;
  if billing.closed_by_other(till.id) then raise exception 'an admin has counted this till' using errcode = 'UB409'; end if;
  if billing.reversed_since_count(till.id) then
    raise exception 'a payment of this till was reversed' using errcode = 'UB409';
  end if;
  new.closed_at := till.closed_at;
  new.expected_ngwee := till.expected_ngwee;
  new.counted_ngwee := till.counted_ngwee;
  new.note := till.note;
  return new;
end $$;
alter function billing.keep_count() owner to service_role;
revoke all on function billing.keep_count() from public, anon, authenticated, service_role;
grant execute on function billing.keep_count() to service_role;
