-- The actor gives a request that waits back to their colleagues.
create or replace function plans.release_exercise_request(request uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.exercise_plan_requests r set taken_by = null, taken_at = null
    where r.id = request and r.status = 'pending' and r.taken_by = auth.uid() and practice.practises_as('fitness expert');
  return found;
end $$;
alter function plans.release_exercise_request(uuid) owner to service_role;
revoke all on function plans.release_exercise_request(uuid) from public, anon, authenticated, service_role;
grant execute on function plans.release_exercise_request(uuid) to authenticated, service_role;
