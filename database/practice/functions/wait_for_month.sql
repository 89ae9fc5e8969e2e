-- A month is closed or opened once all that is being written in it is written.
create or replace function billing.wait_for_month() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('month of the books ' || to_char(new.month, 'YYYY-MM'), 0));
  return new;
end $$;
alter function billing.wait_for_month() owner to service_role;
revoke all on function billing.wait_for_month() from public, anon, authenticated, service_role;
grant execute on function billing.wait_for_month() to service_role;
