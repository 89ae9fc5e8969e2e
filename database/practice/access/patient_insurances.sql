alter table public.patient_insurances enable row level security;
alter table public.patient_insurances force row level security;
grant select, insert, update, delete on public.patient_insurances to service_role;

create policy "the system keeps insurances of patients" on public.patient_insurances
  for all to service_role using (true) with check (true);

create trigger patient_insurances_keep_from_desk after insert or update of user_id on public.patient_insurances
  for each row execute function accounts.keep_record_from_desk('user_id');
