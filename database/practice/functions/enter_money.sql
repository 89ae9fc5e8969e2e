-- Money that came or went back is income in the same transaction.
create or replace function billing.enter_money() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform billing.enter_income(array[new.id]);
  return null;
end $$;
alter function billing.enter_money() owner to service_role;
revoke all on function billing.enter_money() from public, anon, authenticated, service_role;
grant execute on function billing.enter_money() to service_role;
