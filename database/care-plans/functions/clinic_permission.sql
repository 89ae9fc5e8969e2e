-- Whether the actor treats a patient and may ask for a plan at the clinic, and with it what the questions begin with: of
-- diseases and allergies only what the questionnaire of their profession asks for. Of a year of birth alone, which the
-- clinic asked, the youngest is assumed.
create or replace function plans.clinic_permission(patient uuid) returns table (treats boolean, has_login boolean, open_requests integer,
  gender text, date_of_birth date, pregnancy text, pregnancy_at timestamptz, kidney_disease text, known_allergies_conditions text)
language sql stable security definer rows 1 set search_path = '' as $$
  select t.treats, not (t.treats and accounts.has_no_login(patient)), t.open_requests, p.gender,
    coalesce(p.date_of_birth, make_date(g.born_in, 12, 31)), c.pregnancy, c.pregnancy_at,
    case when practice.practises_as('dietitian') then c.kidney_disease end,
    case when practice.practises_as('dietitian') then p.known_allergies_conditions end
  from (select practice.treats(patient) as treats,
      coalesce(plans.open_requests_of(patient, 'meal'), plans.open_requests_of(patient, 'exercise')) as open_requests) t
  left join public.user_profiles p on p.id = patient and t.open_requests is not null
  left join public.patient_registrations g on g.user_id = p.id
  left join public.care_profiles c on c.user_id = p.id
$$;
comment on function plans.clinic_permission(uuid) is 'Whether the actor may ask for a plan of this patient at the clinic, and what is known for its questions';
alter function plans.clinic_permission(uuid) owner to service_role;
revoke all on function plans.clinic_permission(uuid) from public, anon, authenticated, service_role;
grant execute on function plans.clinic_permission(uuid) to authenticated;
