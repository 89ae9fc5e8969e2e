create table public.planner_tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  title text not null check (length(title) between 1 and 200),
  -- The Monday of its week; without a day it is for some time that week.
  week date not null check (extract(isodow from week) = 1 and week between '2000-01-03' and '2199-12-30'),
  day date check (day between week and week + 6),
  starts_at time(0),
  -- Of the four-box list; null where it is not sorted yet.
  box text check (box in ('do_now', 'plan', 'make_small', 'leave')),
  done_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (starts_at is null or day is not null)
);

create index planner_tasks_of_week on public.planner_tasks (user_id, week);
create index planner_tasks_open on public.planner_tasks (user_id) where done_at is null;
