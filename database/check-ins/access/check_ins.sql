alter table public.check_ins enable row level security;
alter table public.check_ins force row level security;
grant select on public.check_ins to authenticated;
grant insert (id, user_id, month, answers, score, wording_version, went_well, was_hard, plan, is_shared, due_at) on public.check_ins to authenticated;
grant select, insert, update, delete on public.check_ins to service_role;

create policy "a person reads their own check-ins" on public.check_ins
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a client sends their own check-in while consent stands" on public.check_ins
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client'
    and (select accounts.consent_stands()));
-- It has answers to a questionnaire: the consent to share these decides, for what its person shares of check-ins.
create policy "a provider reads the check-ins that their patients share" on public.check_ins
  for select to authenticated using (is_shared and practice.sees(user_id, (select practice.screening_consent())));
create policy "the system keeps check-ins" on public.check_ins for all to service_role using (true) with check (true);

create trigger check_ins_keep_from_desk after insert or update of user_id on public.check_ins
  for each row execute function accounts.keep_record_from_desk('user_id');
