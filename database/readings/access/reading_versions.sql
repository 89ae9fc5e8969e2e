alter table public.reading_versions enable row level security;
alter table public.reading_versions force row level security;
grant select on public.reading_versions to authenticated;
grant select, insert, delete on public.reading_versions to service_role;
-- Where two records are merged.
grant update (user_id) on public.reading_versions to service_role;

-- No one changes what was: the system writes it in the transaction of the change.
create policy "a person reads what their readings were" on public.reading_versions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the system keeps, exports and erases what readings were" on public.reading_versions
  for all to service_role using (true) with check (true);

create trigger reading_versions_keep_from_desk after insert or update of user_id on public.reading_versions
  for each row execute function accounts.keep_record_from_desk('user_id');
