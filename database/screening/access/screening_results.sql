alter table public.screening_results enable row level security;
alter table public.screening_results force row level security;
grant select, insert on public.screening_results to authenticated;
grant select, insert, delete on public.screening_results to service_role;
grant update (removed_at) on public.screening_results to service_role;

create policy "a person reads their own screenings" on public.screening_results
  for select to authenticated using (user_id = (select auth.uid()) and removed_at is null);
-- Whoever they are: students and providers may be unwell too.
create policy "a person saves their own screening while consent stands" on public.screening_results
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "the system exports, seeds and erases screenings" on public.screening_results
  for all to service_role using (true) with check (true);
create policy "a provider reads the screenings of patients who share them" on public.screening_results
  for select to authenticated using (removed_at is null and practice.sees(user_id, (select practice.screening_consent())));
create policy "a provider reads the results that were shared on request" on public.screening_results
  for select to authenticated using (removed_at is null and questionnaires.is_shared(id, user_id));

create trigger screening_results_keep_from_desk after insert or update of user_id on public.screening_results
  for each row execute function accounts.keep_record_from_desk('user_id');
