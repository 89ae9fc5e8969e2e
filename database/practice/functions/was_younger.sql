-- Whether a person was younger than this many years on the day in Lusaka; null where the date of birth is not
-- known. Of a year alone, which the clinic asked, the youngest is assumed. Only for themselves, and for a provider of a profession with which they share their screenings,
-- or who may record one at the clinic.
create or replace function practice.was_younger(person uuid, years integer, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select extract(year from age((at at time zone 'Africa/Lusaka')::date,
    coalesce(p.date_of_birth, make_date(r.born_in, 12, 31)))) < years
  from public.user_profiles p left join public.patient_registrations r on r.user_id = p.id
  where p.id = person and (person = auth.uid() or practice.sees(person, practice.screening_consent())
    or exists (select from public.questionnaire_requests r
      where r.patient_id = person and r.provider_id = auth.uid() and r.status = 'shared') and questionnaires.may_ask(person)
    or practice.may_record_screening(person))
$$;
alter function practice.was_younger(uuid, integer, timestamptz) owner to service_role;
revoke all on function practice.was_younger(uuid, integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.was_younger(uuid, integer, timestamptz) to authenticated;
