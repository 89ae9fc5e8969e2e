alter table public.exercise_plans enable row level security;
alter table public.exercise_plans force row level security;
grant select on public.exercise_plans to authenticated;
grant insert (id, request_id, author_id, expert_message, weekly_schedule, progression, safety_notes, painful_reason, weight_loss_reason)
  on public.exercise_plans to authenticated;
grant select, insert, update, delete on public.exercise_plans to service_role;

-- Whoever sees the request sees its plans and changes: these conditions are read under its policies.
create policy "whoever sees the request reads its plans" on public.exercise_plans
  for select to authenticated using (exists (select from public.exercise_plan_requests r where r.id = request_id));
create policy "a provider writes a plan for a request they have taken" on public.exercise_plans
  for insert to authenticated with check (author_id = (select auth.uid()) and (select practice.practises_as('fitness expert'))
    and exists (select from public.exercise_plan_requests r where r.id = request_id and r.taken_by = (select auth.uid())));
create policy "the system keeps plans" on public.exercise_plans
  for all to service_role using (true) with check (true);

create trigger exercise_plans_are_counted before insert on public.exercise_plans for each row execute function plans.count_exercise_plan();
create trigger exercise_plans_complete_a_request after insert on public.exercise_plans for each row execute function plans.complete_exercise_request();
