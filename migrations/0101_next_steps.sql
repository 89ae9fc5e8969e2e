-- additive
-- After a screening a next step is suggested (`domain/next-steps/table.ts`). Its person accepts or declines it; a later
-- screening replaces it. No one else reads it.

create table public.next_steps (
  result_id uuid primary key references public.screening_results on delete cascade,
  user_id uuid not null references public.user_profiles on delete cascade,
  step text not null check (step in ('self_help', 'group', 'session', 'urgent')),
  status text not null default 'suggested' check (status in ('suggested', 'accepted', 'declined', 'declined_twice', 'replaced')),
  -- When the screening was finished.
  created_at timestamptz(3) not null,
  -- When it was accepted or last declined.
  decided_at timestamptz(3),
  constraint next_steps_decided check (status = 'replaced' or (status = 'suggested') = (decided_at is null)),
  -- It can not be declined.
  constraint next_steps_urgent check (step <> 'urgent' or status in ('suggested', 'replaced'))
);
-- A declined step is still open: it is offered once more.
create unique index next_steps_one_open on public.next_steps (user_id) where status in ('suggested', 'declined');
create index next_steps_of_user on public.next_steps (user_id, created_at desc, result_id desc);
comment on table public.next_steps is 'The step that a screening suggested, and what its person decided; only they read it';

alter table public.next_steps enable row level security;
alter table public.next_steps force row level security;
revoke all on public.next_steps from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.next_steps to service_role;
create policy "the system keeps next steps" on public.next_steps for all to service_role using (true) with check (true);
grant select, insert, update (status, decided_at) on public.next_steps to authenticated;
create policy "a person reads their own next steps" on public.next_steps
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person gets a next step for their own screening" on public.next_steps
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands())
    and exists (select from public.screening_results r where r.id = result_id and r.user_id = (select auth.uid())));
create policy "a person answers their own next steps" on public.next_steps
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
