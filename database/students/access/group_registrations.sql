alter table public.group_registrations enable row level security;
alter table public.group_registrations force row level security;
grant select, delete on public.group_registrations to authenticated;
grant insert (session_id, user_id, pseudonym) on public.group_registrations to authenticated;
grant select, insert, update, delete on public.group_registrations to service_role;

create policy "a person reads their own registrations" on public.group_registrations for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a client registers while there is a place" on public.group_registrations for insert to authenticated
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and groups.has_place(session_id));
create policy "a person gives their place back until it begins" on public.group_registrations for delete to authenticated
  using (user_id = (select auth.uid()) and not groups.has_begun(session_id));
create policy "the system keeps group registrations" on public.group_registrations for all to service_role using (true) with check (true);

create trigger group_registrations_keep_from_desk after insert or update of user_id on public.group_registrations
  for each row execute function accounts.keep_record_from_desk('user_id');
