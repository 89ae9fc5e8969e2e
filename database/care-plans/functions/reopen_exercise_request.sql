create or replace function plans.reopen_exercise_request() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.exercise_plan_requests set status = 'pending', completed_at = null where id = new.request_id;
  return null;
end $$;
alter function plans.reopen_exercise_request() owner to service_role;
revoke all on function plans.reopen_exercise_request() from public, anon, authenticated, service_role;
grant execute on function plans.reopen_exercise_request() to service_role;
