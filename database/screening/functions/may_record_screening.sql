-- Whether the actor may record a questionnaire at the clinic, and read what they recorded: the patient agrees to both, and
-- the profession may be shown answers at all. practice.screening_consent is null for a fitness expert.
create or replace function practice.may_record_screening(patient uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select practice.screening_consent() is not null and practice.sees(patient, 'health_data') and practice.sees(patient, 'clinic_screenings')
$$;
comment on function practice.may_record_screening(uuid) is 'Whether a patient of the caller lets them record questionnaires at the clinic';
alter function practice.may_record_screening(uuid) owner to service_role;
revoke all on function practice.may_record_screening(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.may_record_screening(uuid) to authenticated, service_role;
