-- The last visit ahead was cancelled, or someone did not come to it, and none was held since the letter was sent: the
-- referral waits for a visit again, from now on.
create or replace function practice.unbook_referral() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.referrals r set status = 'accepted', decided_at = now()
  where r.recipient_id = new.provider_id and r.patient_id = new.patient_id and r.status = 'booked'
    and not exists (select from public.appointments a where a.provider_id = r.recipient_id and a.patient_id = r.patient_id
      and a.status <> 'cancelled' and not a.by_desk_alone
      and (a.status <> 'completed' and a.appointment_time > now()
        or a.appointment_time > r.sent_at and a.appointment_time <= now() and coalesce(a.outcome, 'held') = 'held'));
  return null;
end $$;
alter function practice.unbook_referral() owner to service_role;
revoke all on function practice.unbook_referral() from public, anon, authenticated, service_role;
