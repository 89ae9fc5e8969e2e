alter table public.threads enable row level security;
alter table public.threads force row level security;
grant select on public.threads to authenticated;
grant insert (patient_id, provider_id) on public.threads to authenticated;
grant select, insert, update, delete on public.threads to service_role;

create policy "the system keeps threads" on public.threads for all to service_role using (true) with check (true);
create policy "a patient reads their threads" on public.threads for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a provider in practice reads their threads" on public.threads for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "two who share an appointment open a thread" on public.threads for insert to authenticated
  with check (messages.may_correspond(patient_id, provider_id));

create trigger threads_keep_from_desk after insert or update of patient_id on public.threads
  for each row execute function accounts.keep_record_from_desk('patient_id');
