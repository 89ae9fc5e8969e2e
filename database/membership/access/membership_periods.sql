alter table public.membership_periods enable row level security;
alter table public.membership_periods force row level security;
grant select on public.membership_periods to authenticated;
grant select, insert, delete on public.membership_periods to service_role;

create policy "a person reads their own periods" on public.membership_periods for select to authenticated
  using (user_id = (select auth.uid()));
create policy "the system keeps periods" on public.membership_periods for all to service_role
  using (true) with check (true);

create trigger membership_periods_keep_from_desk after insert or update of user_id on public.membership_periods
  for each row execute function accounts.keep_record_from_desk('user_id');
