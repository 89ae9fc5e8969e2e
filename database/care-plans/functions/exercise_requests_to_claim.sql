-- The requests that the actor may claim, with what it takes to choose one. No name, no id of the person, no date of
-- birth, and no answer but the goal: those are read by the provider who has claimed the request. `clinician_first` is
-- true for many reasons, an open question among them, and does not say which (domain/care-plans/exercise/clearance.ts).
create or replace function plans.exercise_requests_to_claim()
returns table (id uuid, primary_goal text, created_at timestamptz, waiting_since timestamptz, changes integer, age_group text, clinician_first boolean)
language sql stable security definer set search_path = '' as $$
  select w.id, w.primary_goal, w.created_at, w.waiting_since, w.changes, plans.age_group(p.date_of_birth),
    not coalesce(h ->> 'isPregnantOrPostpartum' = 'No' and h ->> 'clearedForExercise' = 'Yes'
      and h -> 'warningSigns' <> '[]' and h -> 'warningSigns' <@ '["None of these"]'
      and coalesce(h ->> 'medicalConditions', '')
        ~* '^[^A-Za-z0-9_]*(no|none|nil|nothing|n ?/? ?a|not any|i have none|no conditions?)?[^A-Za-z0-9_]*$', false)
  from plans.waiting_exercise_requests() w
  join public.exercise_plan_requests r on r.id = w.id
  join public.user_profiles p on p.id = r.user_id
  cross join lateral (select r.health_history) as answered (h)
$$;
alter function plans.exercise_requests_to_claim() owner to service_role;
revoke all on function plans.exercise_requests_to_claim() from public, anon, authenticated, service_role;
grant execute on function plans.exercise_requests_to_claim() to authenticated, service_role;
