-- Whom the actor writes for; of a year of birth alone, which the clinic asked, the youngest is assumed. What the profile says of allergies and conditions stops a dish (domain/care-plans/meal/
-- allergens.ts); the server answers the food allergens in it and no other word.
create or replace function plans.person_of_meal_request(request uuid) returns table (id uuid, full_name text, gender text, date_of_birth date, known_allergies_conditions text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, p.gender, coalesce(p.date_of_birth, make_date(g.born_in, 12, 31)), p.known_allergies_conditions
  from public.meal_plan_requests r join public.user_profiles p on p.id = r.user_id
  left join public.patient_registrations g on g.user_id = p.id
  where r.id = request and r.taken_by = auth.uid() and practice.practises_as('dietitian')
    and (not r.at_clinic or plans.clinic_consent_stands(r.user_id))
$$;
alter function plans.person_of_meal_request(uuid) owner to service_role;
revoke all on function plans.person_of_meal_request(uuid) from public, anon, authenticated, service_role;
grant execute on function plans.person_of_meal_request(uuid) to authenticated, service_role;
