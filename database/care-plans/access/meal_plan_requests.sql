alter table public.meal_plan_requests enable row level security;
alter table public.meal_plan_requests force row level security;
grant select on public.meal_plan_requests to authenticated;
grant insert (id, user_id, primary_goal, goal_details, dietary_profile, budget_logistics, final_details,
  agreement, at_clinic, recorded_by) on public.meal_plan_requests to authenticated;
grant select, insert, update, delete on public.meal_plan_requests to service_role;

create policy "a person reads their own requests" on public.meal_plan_requests
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a provider reads the requests they have taken" on public.meal_plan_requests
  for select to authenticated using (taken_by = (select auth.uid()) and (select practice.practises_as('dietitian'))
    and (not at_clinic or plans.clinic_consent_stands(user_id)));
-- The trigger below claims it for them.
create policy "a provider asks for a plan at the clinic with consent" on public.meal_plan_requests
  for insert to authenticated with check (at_clinic and recorded_by = (select auth.uid()) and plans.open_requests_of(user_id, 'meal') < 5);
create policy "a person asks for a plan while consent stands" on public.meal_plan_requests
  for insert to authenticated with check (user_id = (select auth.uid()) and not at_clinic and recorded_by is null and (select accounts.consent_stands()) and (select plans.open_meal_requests()) < 5);
create policy "the system keeps requests" on public.meal_plan_requests
  for all to service_role using (true) with check (true);

create trigger meal_plan_requests_keep_from_desk after insert or update of user_id on public.meal_plan_requests
  for each row execute function accounts.keep_record_from_desk('user_id');
create trigger meal_plan_requests_claim_at_clinic before insert on public.meal_plan_requests
  for each row when (new.at_clinic) execute function plans.claim_at_clinic();
