alter table public.safety_plans enable row level security;
alter table public.safety_plans force row level security;
grant select, insert, delete on public.safety_plans to authenticated;
grant update (warning_signs, things_i_can_do, people_and_places, people_to_ask, professionals, making_it_safer,
  updated_at) on public.safety_plans to authenticated;
grant select, insert, delete on public.safety_plans to service_role;

create policy "a person reads their own safety plan" on public.safety_plans
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person writes their safety plan while consent stands" on public.safety_plans
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "a person changes their safety plan while consent stands" on public.safety_plans
  for update to authenticated using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "a person removes their safety plan" on public.safety_plans
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases safety plans" on public.safety_plans
  for all to service_role using (true) with check (true);

create trigger safety_plans_keep_from_desk after insert or update of user_id on public.safety_plans
  for each row execute function accounts.keep_record_from_desk('user_id');
