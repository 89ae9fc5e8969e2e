alter table public.referrals enable row level security;
alter table public.referrals force row level security;
-- Written by functions alone: who may take which step is in practice.step_referral.
grant select on public.referrals to authenticated;
grant select, insert, update, delete on public.referrals to service_role;

create policy "the system keeps referrals" on public.referrals for all to service_role using (true) with check (true);
create policy "a patient reads their referrals" on public.referrals for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a provider in practice reads the referrals that they sent" on public.referrals for select to authenticated
  using (sender_id = (select auth.uid()) and (select practice.may_practise()));
-- From the patient's agreement on, and until the colleague or the patient declines.
create policy "a provider in practice reads the referrals to them" on public.referrals for select to authenticated
  using (recipient_id = (select auth.uid()) and status in ('sent', 'accepted', 'booked') and (select practice.may_practise()));

create trigger referrals_keep_from_desk after insert or update of patient_id on public.referrals
  for each row execute function accounts.keep_record_from_desk('patient_id');
