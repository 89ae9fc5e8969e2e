alter table public.support_questions enable row level security;
alter table public.support_questions force row level security;
grant select on public.support_questions to authenticated;
grant select, insert, update, delete on public.support_questions to service_role;

create policy "a person reads their own support questions" on public.support_questions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the system keeps support questions" on public.support_questions for all to service_role using (true) with check (true);

create trigger support_questions_keep_from_desk after insert or update of user_id on public.support_questions
  for each row execute function accounts.keep_record_from_desk('user_id');
