-- Each questionnaire that is recorded at the clinic is a job: the email to its person.
create or replace function practice.queue_clinic_screening() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform platform.enqueue('screenings.recorded', new.id);
  return null;
end $$;
alter function practice.queue_clinic_screening() owner to service_role;
revoke all on function practice.queue_clinic_screening() from public, anon, authenticated, service_role;
grant execute on function practice.queue_clinic_screening() to service_role;
