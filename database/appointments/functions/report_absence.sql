-- The patient states that the provider did not come: from 15 minutes after the start, within a week. True where it is
-- stated, also by the provider; false where this is not the time for it; null where the caller has no such session.
create or replace function practice.report_absence(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  session public.appointments;
begin
  select * into session from public.appointments a where a.id = appointment and a.patient_id = auth.uid() for update;
  if not found then return null; end if;
  if session.absence_reported_at is not null or session.outcome = 'provider_no_show' then return true; end if;
  if session.status not in ('confirmed', 'completed') or now() < session.appointment_time + interval '15 minutes'
    or now() >= session.appointment_time + interval '7 days' then return false; end if;
  update public.appointments a set absence_reported_at = now() where a.id = appointment;
  return true;
end $$;
alter function practice.report_absence(uuid) owner to service_role;
revoke all on function practice.report_absence(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.report_absence(uuid) to authenticated;
