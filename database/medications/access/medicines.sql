alter table public.medicines enable row level security;
alter table public.medicines force row level security;
grant select, delete on public.medicines to authenticated;
grant insert (id, user_id, name, care, starts_on, ends_on, notes, reminders, purpose, prescriber, supply_left,
  supply_on) on public.medicines to authenticated;
grant update (name, care, starts_on, ends_on, notes, reminders, stopped_at, purpose, prescriber, supply_left,
  supply_on) on public.medicines to authenticated;
grant select, insert, delete on public.medicines to service_role;

create policy "the system reminds, exports, seeds and erases" on public.medicines for all to service_role using (true) with check (true);
create policy "a person reads what they take and feel" on public.medicines for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes it down while consent stands" on public.medicines for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a person takes it back" on public.medicines for delete to authenticated using (user_id = (select auth.uid()));
create policy "a person changes what they wrote down" on public.medicines for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger medicines_keep_from_desk after insert or update of user_id on public.medicines
  for each row execute function accounts.keep_record_from_desk('user_id');
