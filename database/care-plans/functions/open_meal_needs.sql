-- What a plan must respect, of the requests that a colleague may claim: so that a provider claims what they can answer.
-- No name, no contact and no date of birth; of the answers only those that decide whether to claim. The person is
-- returned for the audit trail: each reading is on record.
create or replace function plans.open_meal_needs() returns table (id uuid, person_id uuid, age integer, profile text, answers jsonb)
language sql stable security definer set search_path = '' as $$
  select r.id, r.user_id, extract(year from age((now() at time zone 'Africa/Lusaka')::date, p.date_of_birth))::integer, p.known_allergies_conditions,
    jsonb_build_object(
      'goal_details', jsonb_build_object('condition', r.goal_details -> 'condition', 'other_condition', r.goal_details -> 'other_condition'),
      'dietary_profile', jsonb_build_object('allergens', r.dietary_profile -> 'allergens', 'allergies', r.dietary_profile -> 'allergies',
        'health', r.dietary_profile -> 'health'),
      'budget_logistics', jsonb_build_object('budget_amount', r.budget_logistics -> 'budget_amount',
        'budget_frequency', r.budget_logistics -> 'budget_frequency'))
  from plans.waiting_meal_requests() w
  join public.meal_plan_requests r on r.id = w.id
  join public.user_profiles p on p.id = r.user_id
$$;
comment on function plans.open_meal_needs() is 'Allergies, conditions, budget and age of the meal plan requests that the actor may claim';
alter function plans.open_meal_needs() owner to service_role;
revoke all on function plans.open_meal_needs() from public, anon, authenticated, service_role;
grant execute on function plans.open_meal_needs() to authenticated;
