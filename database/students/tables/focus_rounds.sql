-- One finished stretch of work with the focus timer, by the clock of the server.
create table public.focus_rounds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  minutes integer not null check (minutes between 5 and 90),
  created_at timestamptz(3) not null default now()
);

create index focus_rounds_newest on public.focus_rounds (user_id, created_at desc);
