-- The provider of a Phone session has tried to call, and no one answered: from the start until half an hour after the
-- end. The patient is notified once. Answers as above.
create or replace function practice.report_no_answer(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  session public.appointments;
begin
  select * into session from public.appointments a where a.id = appointment and a.provider_id = auth.uid()
    and practice.is_in_practice(auth.uid()) for update;
  if not found then return null; end if;
  if session.no_answer_at is not null then return true; end if;
  if session.session_type <> 'Phone' or session.status <> 'confirmed' or now() < session.appointment_time
    or now() >= session.appointment_time + (session.duration_minutes + 30) * interval '1 minute' then return false; end if;
  update public.appointments a set no_answer_at = now() where a.id = appointment;
  insert into public.appointment_events (appointment_id, kind, acted_by) values (appointment, 'no_answer', platform.acting_person());
  return true;
end $$;
alter function practice.report_no_answer(uuid) owner to service_role;
revoke all on function practice.report_no_answer(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.report_no_answer(uuid) to authenticated;
