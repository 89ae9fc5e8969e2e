-- Whether the month of a day is closed, and keeps it as it is until this transaction ends. Volatile: what another
-- transaction has closed meanwhile is seen after the wait for its lock.
create or replace function billing.lock_month(day date) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('month of the books ' || to_char(day, 'YYYY-MM'), 0));
  return coalesce((select c.is_closed from public.month_closings c
    where c.month = date_trunc('month', lock_month.day::timestamp)::date order by c.version desc limit 1), false);
end $$;
alter function billing.lock_month(date) owner to service_role;
revoke all on function billing.lock_month(date) from public, anon, authenticated, service_role;
grant execute on function billing.lock_month(date) to authenticated, service_role;
