alter table public.personal_plan_versions enable row level security;
alter table public.personal_plan_versions force row level security;
grant select, insert, update, delete on public.personal_plan_versions to service_role;

-- People and providers read and write by the functions of personal_plans, each of which says who may.
create policy "the system keeps versions of care plans" on public.personal_plan_versions for all to service_role using (true) with check (true);

create trigger personal_plan_versions_keep_from_desk after insert or update of user_id on public.personal_plan_versions
  for each row execute function accounts.keep_record_from_desk('user_id');
