create or replace function plans.open_exercise_needs() returns table (id uuid, person_id uuid, age integer, profile text, answers jsonb)
language sql stable security definer set search_path = '' as $$
  select r.id, r.user_id, extract(year from age((now() at time zone 'Africa/Lusaka')::date, p.date_of_birth))::integer, p.known_allergies_conditions,
    jsonb_build_object('health_history', r.health_history - 'medication')
  from plans.waiting_exercise_requests() w
  join public.exercise_plan_requests r on r.id = w.id
  join public.user_profiles p on p.id = r.user_id
$$;
comment on function plans.open_exercise_needs() is 'Conditions and age of the exercise plan requests that the actor may claim';
alter function plans.open_exercise_needs() owner to service_role;
revoke all on function plans.open_exercise_needs() from public, anon, authenticated, service_role;
grant execute on function plans.open_exercise_needs() to authenticated;
