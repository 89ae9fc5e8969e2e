-- How many of the actor's requests wait for a first plan or a change.
create or replace function plans.open_exercise_requests() returns integer language sql stable security definer set search_path = '' as
  $$ select count(*)::integer from public.exercise_plan_requests where user_id = auth.uid() and status = 'pending' $$;
alter function plans.open_exercise_requests() owner to service_role;
revoke all on function plans.open_exercise_requests() from public, anon, authenticated, service_role;
grant execute on function plans.open_exercise_requests() to authenticated, service_role;
