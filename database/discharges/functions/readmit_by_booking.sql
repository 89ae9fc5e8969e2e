-- A visit ahead on which the patient and a provider agree, or for which the patient asks, ends a discharge: the patient
-- is back in care. What the front desk or the provider alone has proposed does not.
create or replace function practice.readmit_by_booking() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.appointment_time > now() then
    with readmitted as (
      update public.discharges d set readmitted_at = now(), readmitted_how = 'booking'
      where d.provider_id = new.provider_id and d.patient_id = new.patient_id and d.readmitted_at is null
      returning d.id
    )
    insert into platform.audit_events (actor_id, subject_id, action, record_id)
    select auth.uid(), new.patient_id, 'discharge.end_by_booking', r.id from readmitted r;
  end if;
  return null;
end $$;
alter function practice.readmit_by_booking() owner to service_role;
revoke all on function practice.readmit_by_booking() from public, anon, authenticated, service_role;
grant execute on function practice.readmit_by_booking() to service_role;
