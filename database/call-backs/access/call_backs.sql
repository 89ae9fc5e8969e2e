alter table public.call_backs enable row level security;
alter table public.call_backs force row level security;
grant select on public.call_backs to authenticated;
grant insert (id, user_id, starts_at, ends_at, phone_number) on public.call_backs to authenticated;
grant select, insert, update, delete on public.call_backs to service_role;

create policy "the system keeps call backs" on public.call_backs for all to service_role using (true) with check (true);
create policy "a person reads their own call backs" on public.call_backs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a client asks for a call back" on public.call_backs
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client');

create trigger call_backs_keep_from_desk after insert or update of user_id on public.call_backs
  for each row execute function accounts.keep_record_from_desk('user_id');
