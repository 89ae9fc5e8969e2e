-- Why a patient comes goes with an appointment that moves, or is taken instead of a later one, to the same provider alone:
-- it was written to them.
create or replace function practice.keep_visit_reason() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.visit_reasons (appointment_id, user_id, reason, note)
    select new.id, r.user_id, r.reason, r.note from public.visit_reasons r
      join public.appointments earlier on earlier.id = r.appointment_id and earlier.provider_id = new.provider_id
    where r.appointment_id = coalesce(new.moved_from, new.replaces) and r.user_id = new.patient_id;
  return null;
end $$;
alter function practice.keep_visit_reason() owner to service_role;
revoke all on function practice.keep_visit_reason() from public, anon, authenticated, service_role;
grant execute on function practice.keep_visit_reason() to service_role;
