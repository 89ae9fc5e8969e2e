-- Ends the care of a patient whom the actor treats, and cancels those visits ahead that the actor has chosen to cancel.
-- `discharged`; `again`: it is so already; `conflict`: the id is another's; `alert`: a safety alert of the patient waits
-- for the actor; `referral`: an urgent referral of the actor waits, or one that they accepted; `ahead`: a visit ahead was
-- not chosen. Null where the actor does not treat the patient. The caller holds
-- the locks of their bookings.
create or replace function practice.discharge_patient(discharge uuid, patient uuid, why text, words text, shared boolean, chosen uuid[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from public.discharges d where d.id = discharge) then
    return case when exists (select from public.discharges d where d.id = discharge and d.provider_id = auth.uid() and d.patient_id = patient
      and d.reason = why and d.summary = words and d.is_shared = shared) then 'again' else 'conflict' end;
  end if;
  if not practice.treats(patient) then return null; end if;
  if exists (select from public.safety_alerts s where s.user_id = patient and s.provider_id = auth.uid()
    and (s.acknowledged_at is null or s.handled_by = auth.uid() and s.next_on is not null and s.followed_up_at is null)) then return 'alert'; end if;
  if exists (select from public.referrals r where r.patient_id = patient and (r.recipient_id = auth.uid() and r.status = 'accepted'
    or r.sender_id = auth.uid() and r.urgency = 'urgent' and (r.status = 'asked' or r.outside is null and r.status in ('sent', 'accepted')))) then return 'referral'; end if;
  if exists (select from public.appointments a where a.provider_id = auth.uid() and a.patient_id = patient
    and a.status in ('requested', 'confirmed') and a.appointment_time > now() and a.id <> all (chosen)) then return 'ahead'; end if;
  with cancelled as (
    update public.appointments a set status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()
    where a.provider_id = auth.uid() and a.patient_id = patient and a.status in ('requested', 'confirmed')
      and a.appointment_time > now() and a.id = any (chosen)
    returning a.id
  ), explained as (
    insert into public.call_off_reasons (appointment_id, provider_id, called_off_by, reason)
    select c.id, auth.uid(), auth.uid(), 'Discharged' from cancelled c
  )
  insert into platform.audit_events (actor_id, subject_id, action, record_id)
  select auth.uid(), patient, 'appointment.call_off', c.id from cancelled c;
  -- A referral that the actor had accepted lost its visit by this: it is handed back.
  update public.referrals r set status = 'declined', decided_at = now(), decline_reason = 'Discharged'
    where r.patient_id = patient and r.recipient_id = auth.uid() and r.status = 'accepted';
  insert into public.discharges (id, patient_id, provider_id, reason, summary, is_shared)
    values (discharge, patient, auth.uid(), why, words, shared);
  return 'discharged';
end $$;
alter function practice.discharge_patient(uuid, uuid, text, text, boolean, uuid[]) owner to service_role;
revoke all on function practice.discharge_patient(uuid, uuid, text, text, boolean, uuid[]) from public, anon, authenticated, service_role;
grant execute on function practice.discharge_patient(uuid, uuid, text, text, boolean, uuid[]) to authenticated;
