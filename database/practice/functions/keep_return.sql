-- How money went back is said once; then it stays, but for the erasure of who gave it.
create or replace function billing.keep_return() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.payment_id, new.asked_at) is distinct from (old.payment_id, old.asked_at)
    or (old.way is not null and ((new.way, new.till_id, new.note, new.given_at) is distinct from (old.way, old.till_id, old.note, old.given_at)
      or (new.given_by is distinct from old.given_by and new.given_by is not null))) then
    raise exception 'this money is given back' using errcode = 'UB409';
  end if;
  return new;
end $$;
alter function billing.keep_return() owner to service_role;
revoke all on function billing.keep_return() from public, anon, authenticated, service_role;
grant execute on function billing.keep_return() to service_role;
