-- Whose referral it is, for the trail of a step by someone on it: also after a step that closes it to them.
create or replace function practice.patient_of_referral(referral uuid) returns uuid language sql stable security definer set search_path = '' as
  $$ select r.patient_id from public.referrals r where r.id = referral and auth.uid() in (r.patient_id, r.sender_id, r.recipient_id) $$;
alter function practice.patient_of_referral(uuid) owner to service_role;
revoke all on function practice.patient_of_referral(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.patient_of_referral(uuid) to authenticated;
