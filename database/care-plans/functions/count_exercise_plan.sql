-- Versions are counted one after the other; a plan completes its request, a change opens it again.
create or replace function plans.count_exercise_plan() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from public.exercise_plan_requests where id = new.request_id for update;
  new.version := (select coalesce(max(version), 0) + 1 from public.exercise_plans where request_id = new.request_id);
  return new;
end $$;
alter function plans.count_exercise_plan() owner to service_role;
revoke all on function plans.count_exercise_plan() from public, anon, authenticated, service_role;
grant execute on function plans.count_exercise_plan() to service_role;
