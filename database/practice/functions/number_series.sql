-- Whose series a number is of that is given now.
create or replace function billing.number_series() returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select r.number_series from public.billing_rules r order by r.version desc limit 1), 'provider')
$$;
alter function billing.number_series() owner to service_role;
revoke all on function billing.number_series() from public, anon, authenticated, service_role;
grant execute on function billing.number_series() to service_role;
