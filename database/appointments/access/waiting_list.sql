alter table public.waiting_list enable row level security;
alter table public.waiting_list force row level security;
-- The waiting list: joined and left by the patient; offers are made by the system and answered by the patient.
grant select, delete on public.waiting_list to authenticated;
grant insert (id, patient_id, appointment_id) on public.waiting_list to authenticated;
grant select, insert, update, delete on public.waiting_list to service_role;

create policy "the system keeps waiting list" on public.waiting_list for all to service_role using (true) with check (true);
create policy "a patient waits for an earlier time" on public.waiting_list for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a patient asks for an earlier time than one they have" on public.waiting_list for insert to authenticated
  with check (patient_id = (select auth.uid()) and practice.has_ahead(appointment_id));
create policy "a patient leaves the waiting list" on public.waiting_list for delete to authenticated
  using (patient_id = (select auth.uid()));

create trigger waiting_list_keep_from_desk after insert or update of patient_id on public.waiting_list
  for each row execute function accounts.keep_record_from_desk('patient_id');
