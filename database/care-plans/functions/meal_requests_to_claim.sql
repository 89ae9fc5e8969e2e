-- The requests that the actor may claim, with what it takes to choose one. No name, no id of the person, no date of
-- birth, and no answer but the goal: those are read by the provider who has claimed the request. `clinician_first` is
-- true for many reasons, an open question among them, and does not say which (domain/care-plans/shared/weight-loss.ts).
create or replace function plans.meal_requests_to_claim()
returns table (id uuid, primary_goal text, created_at timestamptz, waiting_since timestamptz, changes integer, age_group text, clinician_first boolean)
language sql stable security definer set search_path = '' as $$
  select w.id, w.primary_goal, w.created_at, w.waiting_since, w.changes, plans.age_group(p.date_of_birth),
    not coalesce(health <> '[]' and health <@ '["Underweight, or losing weight without wanting to", "None of these"]', false)
      or (r.primary_goal = 'Support a Specific Condition' and coalesce((r.goal_details -> 'condition') @> '"Pregnancy/Postpartum"', false))
  from plans.waiting_meal_requests() w
  join public.meal_plan_requests r on r.id = w.id
  join public.user_profiles p on p.id = r.user_id
  cross join lateral (select r.dietary_profile -> 'health') as answered (health)
$$;
alter function plans.meal_requests_to_claim() owner to service_role;
revoke all on function plans.meal_requests_to_claim() from public, anon, authenticated, service_role;
grant execute on function plans.meal_requests_to_claim() to authenticated, service_role;
