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
comment on table public.next_steps is 'The step that a screening suggested, and what its person decided; only they read it';

-- A declined step is still open: it is offered once more.
create unique index next_steps_one_open on public.next_steps (user_id) where status in ('suggested', 'declined');
create index next_steps_of_user on public.next_steps (user_id, created_at desc, result_id desc);
