alter table public.attention_acknowledgements enable row level security;
alter table public.attention_acknowledgements force row level security;
-- A note is never edited. The day on which its reasons return may be brought forward.
grant select, insert (id, provider_id, patient_id, reasons, note, return_on), update (return_on)
  on public.attention_acknowledgements to authenticated;
grant select, delete on public.attention_acknowledgements to service_role;
-- Where two records are merged.
grant update (patient_id) on public.attention_acknowledgements to service_role;

create policy "a provider reads what they noted about patients they treat" on public.attention_acknowledgements
  for select to authenticated using (provider_id = (select auth.uid()) and practice.treats(patient_id));
create policy "a provider notes something about a patient they treat" on public.attention_acknowledgements
  for insert to authenticated with check (provider_id = (select auth.uid()) and practice.treats(patient_id));
create policy "a provider brings back what they noted" on public.attention_acknowledgements
  for update to authenticated using (provider_id = (select auth.uid()) and practice.treats(patient_id))
  with check (provider_id = (select auth.uid()));
create policy "the system exports attention acknowledgements" on public.attention_acknowledgements
  for select to service_role using (true);
create policy "the system moves attention acknowledgements with their patient" on public.attention_acknowledgements
  for update to service_role using (true) with check (true);
create policy "the system erases attention acknowledgements" on public.attention_acknowledgements
  for delete to service_role using (true);

create trigger attention_acknowledgements_keep_from_desk after insert or update of patient_id on public.attention_acknowledgements
  for each row execute function accounts.keep_record_from_desk('patient_id');
