alter table public.medicine_doses enable row level security;
alter table public.medicine_doses force row level security;
grant select, delete on public.medicine_doses to authenticated;
grant insert (medicine_id, user_id, day, "time", outcome, taken_at) on public.medicine_doses to authenticated;
grant update (outcome, taken_at) on public.medicine_doses to authenticated;
grant select, insert, delete on public.medicine_doses to service_role;

create policy "the system reminds, exports, seeds and erases" on public.medicine_doses for all to service_role using (true) with check (true);
create policy "a person reads what they take and feel" on public.medicine_doses for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes it down while consent stands" on public.medicine_doses for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a person takes it back" on public.medicine_doses for delete to authenticated using (user_id = (select auth.uid()));
create policy "a person changes what they wrote down" on public.medicine_doses for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger medicine_doses_keep_from_desk after insert or update of user_id on public.medicine_doses
  for each row execute function accounts.keep_record_from_desk('user_id');
