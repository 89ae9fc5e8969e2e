alter table public.add_ons enable row level security;
alter table public.add_ons force row level security;
grant select on public.add_ons to authenticated;
grant select, insert, update, delete on public.add_ons to service_role;

create policy "a person reads their own add-ons" on public.add_ons for select to authenticated
  using (user_id = (select auth.uid()));
create policy "the system keeps add-ons" on public.add_ons for all to service_role using (true) with check (true);

create trigger add_ons_keep_from_desk after insert or update of user_id on public.add_ons
  for each row execute function accounts.keep_record_from_desk('user_id');
