-- How many requests of a kind are open of a patient for whom the actor may ask at the clinic; null where they may not: the
-- profession writes such plans, and the patient has a visit with them and agrees.
create or replace function plans.open_requests_of(patient uuid, kind text) returns integer language sql stable security definer set search_path = '' as $$
  select case when practice.practises_as(case kind when 'meal' then 'dietitian' when 'exercise' then 'fitness expert' end)
      and practice.sees(patient, 'health_data') and practice.sees(patient, 'clinic_plans') then
    case kind when 'meal' then (select count(*)::integer from public.meal_plan_requests r where r.user_id = patient and r.status = 'pending')
      else (select count(*)::integer from public.exercise_plan_requests r where r.user_id = patient and r.status = 'pending') end
  end
$$;
comment on function plans.open_requests_of(uuid, text) is 'Open requests of a patient who lets the actor ask for a plan at the clinic; null for another';
alter function plans.open_requests_of(uuid, text) owner to service_role;
revoke all on function plans.open_requests_of(uuid, text) from public, anon, authenticated, service_role;
grant execute on function plans.open_requests_of(uuid, text) to authenticated, service_role;
