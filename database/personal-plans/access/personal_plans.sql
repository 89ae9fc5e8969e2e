alter table public.personal_plans enable row level security;
alter table public.personal_plans force row level security;
grant select, insert, update, delete on public.personal_plans to service_role;

-- People and providers read and write by the functions of personal_plans, each of which says who may.
create policy "the system keeps care plans" on public.personal_plans for all to service_role using (true) with check (true);

create trigger personal_plans_keep_from_desk after insert or update of user_id on public.personal_plans
  for each row execute function accounts.keep_record_from_desk('user_id');
