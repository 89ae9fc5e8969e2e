alter table public.memberships enable row level security;
alter table public.memberships force row level security;
grant select on public.memberships to authenticated;
grant select, insert, update, delete on public.memberships to service_role;

create policy "a person reads their own membership" on public.memberships
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the system keeps memberships" on public.memberships
  for all to service_role using (true) with check (true);

create trigger memberships_keep_from_desk after insert or update of user_id on public.memberships
  for each row execute function accounts.keep_record_from_desk('user_id');
