-- What the person for whom the actor writes a plan says of their care now: it may be newer than the request. Of diseases
-- only what the questionnaire of that plan asks for.
create or replace function plans.care_of_request(request uuid)
returns table (pregnancy text, pregnancy_at timestamptz, kidney_disease text, kidney_disease_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.pregnancy, c.pregnancy_at, c.kidney_disease, c.kidney_disease_at
  from public.meal_plan_requests r join public.care_profiles c on c.user_id = r.user_id
  where r.id = request and r.taken_by = auth.uid() and practice.practises_as('dietitian')
    and (not r.at_clinic or plans.clinic_consent_stands(r.user_id))
  union all
  select c.pregnancy, c.pregnancy_at, null, null
  from public.exercise_plan_requests r join public.care_profiles c on c.user_id = r.user_id
  where r.id = request and r.taken_by = auth.uid() and practice.practises_as('fitness expert')
    and (not r.at_clinic or plans.clinic_consent_stands(r.user_id))
$$;
comment on function plans.care_of_request(uuid) is 'What the care profile of the person of a request says, to the writer who has claimed it.';
alter function plans.care_of_request(uuid) owner to service_role;
revoke all on function plans.care_of_request(uuid) from public, anon, authenticated, service_role;
grant execute on function plans.care_of_request(uuid) to authenticated, service_role;
