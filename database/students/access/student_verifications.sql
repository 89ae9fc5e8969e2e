alter table public.student_verifications enable row level security;
alter table public.student_verifications force row level security;
-- Neither where the document lies, nor what it hashes to, nor which admin decided.
grant select (id, user_id, has_document, document_type, status, submitted_at, decided_at, reason)
  on public.student_verifications to authenticated;
grant select, insert, update, delete on public.student_verifications to service_role;

create policy "a student reads their own verifications" on public.student_verifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy "an admin reads all verifications" on public.student_verifications
  for select to authenticated using ((select accounts.actor_role() = 'admin'));
create policy "the system keeps verifications" on public.student_verifications
  for all to service_role using (true) with check (true);

create trigger student_verifications_keep_from_desk after insert or update of user_id on public.student_verifications
  for each row execute function accounts.keep_record_from_desk('user_id');
