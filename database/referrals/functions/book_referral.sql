-- A visit ahead with the colleague who accepted a referral is what was asked for.
create or replace function practice.book_referral() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.appointment_time > now() then
    update public.referrals r set status = 'booked'
    where r.recipient_id = new.provider_id and r.patient_id = new.patient_id and r.status = 'accepted';
  end if;
  return null;
end $$;
alter function practice.book_referral() owner to service_role;
revoke all on function practice.book_referral() from public, anon, authenticated, service_role;
