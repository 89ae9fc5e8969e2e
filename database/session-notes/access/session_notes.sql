alter table public.session_notes enable row level security;
alter table public.session_notes force row level security;
grant select, delete on public.session_notes to authenticated;
grant insert (id, patient_id, provider_id, appointment_id, form, free_text, reason, findings, plan, follow_up) on public.session_notes to authenticated;
grant update (appointment_id, form, free_text, reason, findings, plan, follow_up, version, saved_at, signed_at, shared_at) on public.session_notes to authenticated;
grant select, insert, update, delete on public.session_notes to service_role;

create policy "the system keeps session notes" on public.session_notes for all to service_role using (true) with check (true);
create policy "a provider in practice reads their notes" on public.session_notes for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "a provider begins a note on a patient whom they treat" on public.session_notes for insert to authenticated
  with check (provider_id = (select auth.uid()) and practice.treats(patient_id)
    and (appointment_id is null or exists (select from public.appointments a where a.id = appointment_id
      and a.patient_id = session_notes.patient_id and a.provider_id = session_notes.provider_id)));
create policy "a provider in practice writes and signs their drafts" on public.session_notes for update to authenticated
  using (provider_id = (select auth.uid()) and signed_at is null and (select practice.may_practise()))
  with check (provider_id = (select auth.uid()) and (appointment_id is null or exists (select from public.appointments a
    where a.id = appointment_id and a.patient_id = session_notes.patient_id and a.provider_id = session_notes.provider_id)));
create policy "a provider in practice removes their drafts" on public.session_notes for delete to authenticated
  using (provider_id = (select auth.uid()) and signed_at is null and (select practice.may_practise()));

create trigger session_notes_keep_signed before update on public.session_notes
  for each row when (old.signed_at is not null) execute function practice.keep_signed();
create trigger session_notes_keep_from_desk after insert or update of patient_id on public.session_notes
  for each row execute function accounts.keep_record_from_desk('patient_id');
