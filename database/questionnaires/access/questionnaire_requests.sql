alter table public.questionnaire_requests enable row level security;
alter table public.questionnaire_requests force row level security;
-- Changed by functions alone.
grant select on public.questionnaire_requests to authenticated;
grant select, insert, update, delete on public.questionnaire_requests to service_role;

create policy "a patient reads what they are asked to answer" on public.questionnaire_requests
  for select to authenticated using (patient_id = (select auth.uid()));
create policy "a provider in practice reads what they asked for" on public.questionnaire_requests
  for select to authenticated using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "the system keeps questionnaire requests" on public.questionnaire_requests
  for all to service_role using (true) with check (true);

create trigger questionnaire_requests_keep_from_desk after insert or update of patient_id on public.questionnaire_requests
  for each row execute function accounts.keep_record_from_desk('patient_id');
