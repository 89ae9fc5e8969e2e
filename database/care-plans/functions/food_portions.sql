-- Names and portions of the library of foods, for whoever writes down what they ate; no prices.
create or replace function plans.food_portions() returns table (name text, local_names text, portion text)
language sql stable security definer set search_path = '' as $$
  select f.name, f.local_names, f.portion from public.foods f order by f.name limit 1000
$$;
alter function plans.food_portions() owner to service_role;
revoke all on function plans.food_portions() from public, anon, authenticated, service_role;
grant execute on function plans.food_portions() to authenticated, service_role;
