alter table public.burnout_checks enable row level security;
alter table public.burnout_checks force row level security;
grant select on public.burnout_checks to authenticated;
grant insert (id, user_id, version, answers, score) on public.burnout_checks to authenticated;
grant select, insert, delete on public.burnout_checks to service_role;

create policy "a person reads their own burnout checks" on public.burnout_checks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person saves their own burnout check while consent stands" on public.burnout_checks
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "the system exports, seeds and erases burnout checks" on public.burnout_checks
  for all to service_role using (true) with check (true);

create trigger burnout_checks_keep_from_desk after insert or update of user_id on public.burnout_checks
  for each row execute function accounts.keep_record_from_desk('user_id');
