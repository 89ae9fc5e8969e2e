alter table public.focus_rounds enable row level security;
alter table public.focus_rounds force row level security;
grant select on public.focus_rounds to authenticated;
grant insert (id, user_id, minutes) on public.focus_rounds to authenticated;
grant select, insert, delete on public.focus_rounds to service_role;

create policy "a person reads their own focus rounds" on public.focus_rounds
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person records their own focus rounds" on public.focus_rounds
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases focus rounds" on public.focus_rounds
  for all to service_role using (true) with check (true);

create trigger focus_rounds_keep_from_desk after insert or update of user_id on public.focus_rounds
  for each row execute function accounts.keep_record_from_desk('user_id');
