-- What the desk took and another person has reversed is money that the desk gives back. Who took it and reverses it at the
-- counter has given it back; what came by mobile money goes back to the number that paid.
create or replace function billing.ask_return() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not new.is_online and (new.till_id is not null or new.taken_by is not null)
    and (new.reversed_by is null or new.reversed_by is distinct from new.taken_by) then
    insert into public.payment_returns (payment_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
alter function billing.ask_return() owner to service_role;
revoke all on function billing.ask_return() from public, anon, authenticated, service_role;
grant execute on function billing.ask_return() to service_role;
