alter table public.consents enable row level security;
alter table public.consents force row level security;
grant select, insert on public.consents to authenticated;
grant update (withdrawn_at) on public.consents to authenticated;
grant select, delete on public.consents to service_role;

create policy "a person reads their own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person gives consent for themselves" on public.consents
  for insert to authenticated with check (user_id = (select auth.uid()) and withdrawn_at is null);
create policy "a person withdraws a consent in force" on public.consents
  for update to authenticated using (user_id = (select auth.uid()) and withdrawn_at is null)
  with check (user_id = (select auth.uid()));
create policy "the system exports and erases consents" on public.consents
  for select to service_role using (true);
create policy "the system erases consents" on public.consents
  for delete to service_role using (true);

create trigger consents_keep_from_desk after insert or update of user_id on public.consents
  for each row execute function accounts.keep_record_from_desk('user_id');
