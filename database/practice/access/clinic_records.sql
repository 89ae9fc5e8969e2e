alter table public.clinic_records enable row level security;
alter table public.clinic_records force row level security;
grant select (id, provider_id, full_name, email, phone_number, notes, created_at, code_expires_at)
  on public.clinic_records to authenticated;
grant select, insert, update, delete on public.clinic_records to service_role;

create policy "the system keeps clinic records" on public.clinic_records for all to service_role using (true) with check (true);
create policy "a provider in practice reads the records they added" on public.clinic_records
  for select to authenticated using (provider_id = (select auth.uid()) and (select practice.may_practise()));

create trigger clinic_records_keep_from_desk after insert or update of patient_id on public.clinic_records
  for each row execute function accounts.keep_record_from_desk('patient_id');
