alter table public.shared_notes enable row level security;
alter table public.shared_notes force row level security;
grant select on public.shared_notes to authenticated;
grant select, insert, update, delete on public.shared_notes to service_role;

create policy "the system keeps shared notes" on public.shared_notes for all to service_role using (true) with check (true);
create policy "a patient reads the notes shared with them" on public.shared_notes for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a provider in practice reads the notes they shared" on public.shared_notes for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));

create trigger shared_notes_keep_from_desk after insert or update of patient_id on public.shared_notes
  for each row execute function accounts.keep_record_from_desk('patient_id');
