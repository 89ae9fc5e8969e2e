alter table public.meal_plans enable row level security;
alter table public.meal_plans force row level security;
grant select on public.meal_plans to authenticated;
grant insert (id, request_id, author_id, dietitian_message, weekly_schedule, recipes, shopping_list, weight_loss_reason)
  on public.meal_plans to authenticated;
grant select, insert, update, delete on public.meal_plans to service_role;

-- Whoever sees the request sees its plans and changes: these conditions are read under its policies.
create policy "whoever sees the request reads its plans" on public.meal_plans
  for select to authenticated using (exists (select from public.meal_plan_requests r where r.id = request_id));
create policy "a provider writes a plan for a request they have taken" on public.meal_plans
  for insert to authenticated with check (author_id = (select auth.uid()) and (select practice.practises_as('dietitian'))
    and exists (select from public.meal_plan_requests r where r.id = request_id and r.taken_by = (select auth.uid())));
create policy "the system keeps plans" on public.meal_plans
  for all to service_role using (true) with check (true);

create trigger meal_plans_are_counted before insert on public.meal_plans for each row execute function plans.count_meal_plan();
create trigger meal_plans_complete_a_request after insert on public.meal_plans for each row execute function plans.complete_meal_request();
