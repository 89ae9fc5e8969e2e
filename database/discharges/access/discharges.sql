alter table public.discharges enable row level security;
alter table public.discharges force row level security;
-- Written by functions alone: a discharge, its readmission, and the end of it by a booking.
grant select on public.discharges to authenticated;
grant select, insert, update, delete on public.discharges to service_role;

create policy "the system keeps discharges" on public.discharges for all to service_role using (true) with check (true);
-- Patients read them by practice.own_discharges, which leaves out a summary that is not shared.
create policy "a provider in practice reads their discharges" on public.discharges for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));

create trigger discharges_keep_from_desk after insert or update of patient_id on public.discharges
  for each row execute function accounts.keep_record_from_desk('patient_id');
