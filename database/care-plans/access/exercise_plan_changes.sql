alter table public.exercise_plan_changes enable row level security;
alter table public.exercise_plan_changes force row level security;
grant select on public.exercise_plan_changes to authenticated;
grant insert (id, request_id, note) on public.exercise_plan_changes to authenticated;
grant select, insert, update, delete on public.exercise_plan_changes to service_role;

create policy "whoever sees the request reads its changes" on public.exercise_plan_changes
  for select to authenticated using (exists (select from public.exercise_plan_requests r where r.id = request_id));
create policy "a person asks for a change of a plan while consent stands" on public.exercise_plan_changes
  for insert to authenticated with check (exists (select from public.exercise_plan_requests r
    where r.id = request_id and r.user_id = (select auth.uid()) and r.status = 'completed') and (select accounts.consent_stands()));
create policy "the system keeps changes" on public.exercise_plan_changes
  for all to service_role using (true) with check (true);

create trigger exercise_plan_changes_reopen_a_request after insert on public.exercise_plan_changes for each row execute function plans.reopen_exercise_request();
