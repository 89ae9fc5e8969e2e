alter table public.medicine_plans enable row level security;
alter table public.medicine_plans force row level security;
-- A plan is replaced, never changed.
grant select, delete on public.medicine_plans to authenticated;
grant insert (medicine_id, user_id, from_day, strength, strength_unit, form, amount, times, days, food, unit)
  on public.medicine_plans to authenticated;
grant select, insert, delete on public.medicine_plans to service_role;

create policy "the system reminds, exports, seeds and erases" on public.medicine_plans for all to service_role using (true) with check (true);
create policy "a person reads what they take and feel" on public.medicine_plans for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes it down while consent stands" on public.medicine_plans for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a person takes it back" on public.medicine_plans for delete to authenticated using (user_id = (select auth.uid()));

create trigger medicine_plans_keep_from_desk after insert or update of user_id on public.medicine_plans
  for each row execute function accounts.keep_record_from_desk('user_id');
