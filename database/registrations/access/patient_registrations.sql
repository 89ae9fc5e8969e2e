alter table public.patient_registrations enable row level security;
alter table public.patient_registrations force row level security;
grant select on public.patient_registrations to authenticated;
grant select, insert, update, delete on public.patient_registrations to service_role;

create policy "a person reads their own registration" on public.patient_registrations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a provider reads the registrations of those whom they treat" on public.patient_registrations
  for select to authenticated using (practice.treats(user_id));
create policy "the system keeps registrations" on public.patient_registrations
  for all to service_role using (true) with check (true);

create trigger registrations_keep_from_desk after insert or update of user_id on public.patient_registrations
  for each row execute function accounts.keep_record_from_desk('user_id');
