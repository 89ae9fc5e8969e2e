alter table public.next_steps enable row level security;
alter table public.next_steps force row level security;
grant select, insert on public.next_steps to authenticated;
grant update (status, decided_at) on public.next_steps to authenticated;
grant select, insert, update, delete on public.next_steps to service_role;

create policy "the system keeps next steps" on public.next_steps for all to service_role using (true) with check (true);
create policy "a person reads their own next steps" on public.next_steps
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person gets a next step for their own screening" on public.next_steps
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands())
    and exists (select from public.screening_results r where r.id = result_id and r.user_id = (select auth.uid())));
create policy "a person answers their own next steps" on public.next_steps
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger next_steps_keep_from_desk after insert or update of user_id on public.next_steps
  for each row execute function accounts.keep_record_from_desk('user_id');
