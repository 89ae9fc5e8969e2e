alter table public.planner_tasks enable row level security;
alter table public.planner_tasks force row level security;
grant select, delete on public.planner_tasks to authenticated;
grant insert (id, user_id, title, week, day, starts_at, box) on public.planner_tasks to authenticated;
grant update (title, week, day, starts_at, box, done_at) on public.planner_tasks to authenticated;
grant select, insert, delete on public.planner_tasks to service_role;

create policy "a person keeps their own planner tasks" on public.planner_tasks
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases planner tasks" on public.planner_tasks
  for all to service_role using (true) with check (true);

create trigger planner_tasks_keep_from_desk after insert or update of user_id on public.planner_tasks
  for each row execute function accounts.keep_record_from_desk('user_id');
