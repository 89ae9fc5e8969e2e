alter table public.action_plans enable row level security;
alter table public.action_plans force row level security;
grant select, delete on public.action_plans to authenticated;
grant insert (user_id, my_targets, when_low, when_high, call_name, call_phone, clinic, when_to_go)
  on public.action_plans to authenticated;
grant update (my_targets, when_low, when_high, call_name, call_phone, clinic, when_to_go, version, updated_at)
  on public.action_plans to authenticated;
grant select, insert, delete on public.action_plans to service_role;

create policy "a person reads their own action plan" on public.action_plans
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes their action plan while consent stands" on public.action_plans
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a client changes their action plan while consent stands" on public.action_plans
  for update to authenticated using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a person removes their action plan" on public.action_plans
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases action plans" on public.action_plans
  for all to service_role using (true) with check (true);

create trigger action_plans_keep_from_desk after insert or update of user_id on public.action_plans
  for each row execute function accounts.keep_record_from_desk('user_id');
