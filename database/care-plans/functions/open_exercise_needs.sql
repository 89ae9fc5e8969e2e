-- Servers of 0.3.0 read this beside the requests that wait. It says nothing of a person any more: what they answered is
-- read by the provider who has claimed the request. Later servers call plans.exercise_requests_to_claim.
create or replace function plans.open_exercise_needs() returns table (id uuid, person_id uuid, age integer, profile text, answers jsonb)
language sql stable security definer set search_path = '' as
  $$ select w.id, null::uuid, null::integer, null::text, null::jsonb from plans.waiting_exercise_requests() w $$;
comment on function plans.open_exercise_needs() is 'The requests that the actor may claim, for servers of 0.3.0';
alter function plans.open_exercise_needs() owner to service_role;
revoke all on function plans.open_exercise_needs() from public, anon, authenticated, service_role;
grant execute on function plans.open_exercise_needs() to authenticated;
