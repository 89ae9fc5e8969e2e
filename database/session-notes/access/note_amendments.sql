alter table public.note_amendments enable row level security;
alter table public.note_amendments force row level security;
grant select on public.note_amendments to authenticated;
grant insert (id, note_id, patient_id, provider_id, body) on public.note_amendments to authenticated;
grant select, insert, update, delete on public.note_amendments to service_role;

create policy "the system keeps amendments" on public.note_amendments for all to service_role using (true) with check (true);
create policy "a provider in practice reads their amendments" on public.note_amendments for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "a provider in practice amends a note that they signed" on public.note_amendments for insert to authenticated
  with check (provider_id = (select auth.uid()) and (select practice.may_practise())
    and exists (select from public.session_notes n where n.id = note_id and n.patient_id = note_amendments.patient_id
      and n.provider_id = note_amendments.provider_id and n.signed_at is not null));

create trigger note_amendments_keep_from_desk after insert or update of patient_id on public.note_amendments
  for each row execute function accounts.keep_record_from_desk('patient_id');
