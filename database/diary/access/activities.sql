alter table public.activities enable row level security;
alter table public.activities force row level security;
grant select, delete on public.activities to authenticated;
grant insert (id, user_id, day, kind, minutes, effort, note) on public.activities to authenticated;
grant select, insert, delete on public.activities to service_role;

create policy "a person reads their own diary" on public.activities for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes their own diary while consent stands" on public.activities for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a person takes out of their own diary" on public.activities for delete to authenticated using (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases diaries" on public.activities for all to service_role using (true) with check (true);

create trigger activities_keep_from_desk after insert or update of user_id on public.activities
  for each row execute function accounts.keep_record_from_desk('user_id');
