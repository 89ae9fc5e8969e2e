-- Names of those on a referral that the actor may read: patient, sender and colleague; nothing else of their profiles.
create or replace function practice.referral_people(referral uuid) returns table (patient_name text, date_of_birth date, sender_name text, sender_specialty text, recipient_name text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.full_name, p.date_of_birth, s.full_name, s.specialty, c.full_name
  from public.referrals r join public.user_profiles p on p.id = r.patient_id
  left join public.user_profiles s on s.id = r.sender_id left join public.user_profiles c on c.id = r.recipient_id
  where r.id = referral and (r.patient_id = auth.uid() or practice.may_practise() and (r.sender_id = auth.uid()
    or r.recipient_id = auth.uid() and r.status in ('sent', 'accepted', 'booked')))
$$;
alter function practice.referral_people(uuid) owner to service_role;
revoke all on function practice.referral_people(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.referral_people(uuid) to authenticated;
