alter table public.carbohydrate_entries enable row level security;
alter table public.carbohydrate_entries force row level security;
grant select, delete on public.carbohydrate_entries to authenticated;
grant insert (id, user_id, day, meal, food, grams) on public.carbohydrate_entries to authenticated;
grant select, insert, delete on public.carbohydrate_entries to service_role;

create policy "a person reads their own diary" on public.carbohydrate_entries for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes their own diary while consent stands" on public.carbohydrate_entries for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a person takes out of their own diary" on public.carbohydrate_entries for delete to authenticated using (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases diaries" on public.carbohydrate_entries for all to service_role using (true) with check (true);

create trigger carbohydrate_entries_keep_from_desk after insert or update of user_id on public.carbohydrate_entries
  for each row execute function accounts.keep_record_from_desk('user_id');
