-- Nothing of money is dated into a closed month, nor out of one. The argument names the column, an instant.
create or replace function billing.keep_month() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  days date[] := array[
    ((to_jsonb(new) ->> tg_argv[0])::timestamptz at time zone 'Africa/Lusaka')::date,
    case when tg_op = 'UPDATE' then ((to_jsonb(old) ->> tg_argv[0])::timestamptz at time zone 'Africa/Lusaka')::date end];
  day date;
begin
  foreach day in array days loop
    if day is not null and billing.lock_month(day) then
      raise exception 'this month is closed' using errcode = 'UB409';
    end if;
  end loop;
  return null;
end $$;
alter function billing.keep_month() owner to service_role;
revoke all on function billing.keep_month() from public, anon, authenticated, service_role;
grant execute on function billing.keep_month() to service_role;
