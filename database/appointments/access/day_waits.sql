alter table public.day_waits enable row level security;
alter table public.day_waits force row level security;
-- The list of a full day: joined and left by the patient, or for them by the front desk through the system.
grant select, delete on public.day_waits to authenticated;
grant insert (id, patient_id, day, provider_id, about, session_type, visit_type_id) on public.day_waits to authenticated;
grant select, insert, update, delete on public.day_waits to service_role;

create policy "the system keeps who waits for a day" on public.day_waits for all to service_role using (true) with check (true);
create policy "a patient reads for which days they wait" on public.day_waits for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a patient waits for a day" on public.day_waits for insert to authenticated
  with check (patient_id = (select auth.uid()) and provider_id is distinct from (select auth.uid()));
create policy "a patient stops waiting for a day" on public.day_waits for delete to authenticated
  using (patient_id = (select auth.uid()));

create trigger day_waits_keep_from_desk after insert or update of patient_id on public.day_waits
  for each row execute function accounts.keep_record_from_desk('patient_id');
