-- The actor takes a patient whom they had discharged back into care. Answers the discharge that ends by it; null where
-- none of theirs is in force, or where no visit is left that makes them a patient: they come back with a booking.
create or replace function practice.readmit_patient(patient uuid, why text) returns uuid
language sql volatile security definer set search_path = '' as $$
  update public.discharges d set readmitted_at = now(), readmitted_how = 'provider', readmission_reason = why, notified_at = null
  where d.provider_id = auth.uid() and d.patient_id = patient and d.readmitted_at is null and practice.may_practise()
    and exists (select from public.appointments a where a.provider_id = auth.uid() and a.patient_id = patient and a.status <> 'cancelled' and not a.by_desk_alone)
  returning d.id
$$;
alter function practice.readmit_patient(uuid, text) owner to service_role;
revoke all on function practice.readmit_patient(uuid, text) from public, anon, authenticated, service_role;
grant execute on function practice.readmit_patient(uuid, text) to authenticated;
