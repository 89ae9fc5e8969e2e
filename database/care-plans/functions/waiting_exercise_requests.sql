-- What waits for somebody to take it, without a name and without what was answered.
create or replace function plans.waiting_exercise_requests() returns table (id uuid, primary_goal text, created_at timestamptz, waiting_since timestamptz, changes integer)
language sql stable security definer set search_path = '' as $$
  select r.id, r.profile_goals ->> 'primaryGoal', r.created_at, coalesce(c.newest, r.created_at), coalesce(c.count, 0)::integer
  from public.exercise_plan_requests r
  left join lateral (select max(created_at) as newest, count(*) as count from public.exercise_plan_changes where request_id = r.id) as c on true
  where practice.practises_as('fitness expert') and r.status = 'pending' and r.user_id <> auth.uid()
    and (r.taken_by is null or r.taken_by <> auth.uid() and not practice.is_in_practice(r.taken_by))
    and (not r.at_clinic or plans.clinic_consent_stands(r.user_id))
$$;
alter function plans.waiting_exercise_requests() owner to service_role;
revoke all on function plans.waiting_exercise_requests() from public, anon, authenticated, service_role;
grant execute on function plans.waiting_exercise_requests() to authenticated, service_role;
