create or replace function plans.complete_meal_request() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.meal_plan_requests set status = 'completed', completed_at = now() where id = new.request_id;
  return null;
end $$;
alter function plans.complete_meal_request() owner to service_role;
revoke all on function plans.complete_meal_request() from public, anon, authenticated, service_role;
grant execute on function plans.complete_meal_request() to service_role;
