-- The tools of /time-management and /burnout: whoever is signed in keeps their own, and nobody else
-- sees any of it, neither provider nor admin.

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

alter table public.planner_tasks enable row level security;
alter table public.planner_tasks force row level security;
grant select, delete on public.planner_tasks to authenticated;
grant insert (id, user_id, title, week, day, starts_at, box) on public.planner_tasks to authenticated;
grant update (title, week, day, starts_at, box, done_at) on public.planner_tasks to authenticated;
grant select, insert, delete on public.planner_tasks to service_role;
create policy "a person keeps their own planner tasks" on public.planner_tasks
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases planner tasks" on public.planner_tasks
  for all to service_role using (true) with check (true);

-- One finished stretch of work with the focus timer, by the clock of the server.
create table public.focus_rounds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  minutes integer not null check (minutes between 5 and 90),
  created_at timestamptz(3) not null default now()
);
create index focus_rounds_newest on public.focus_rounds (user_id, created_at desc);

alter table public.focus_rounds enable row level security;
alter table public.focus_rounds force row level security;
grant select, insert (id, user_id, minutes) on public.focus_rounds to authenticated;
grant select, insert, delete on public.focus_rounds to service_role;
create policy "a person reads their own focus rounds" on public.focus_rounds
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person records their own focus rounds" on public.focus_rounds
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "the system exports, seeds and erases focus rounds" on public.focus_rounds
  for all to service_role using (true) with check (true);

-- A self-check of how used up somebody feels: health data, although no test and no diagnosis.
create table public.burnout_checks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- The wording that was answered.
  version integer not null check (version >= 1),
  -- By question, 0 to 4.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  score integer not null check (score between 0 and 100),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now()
);
create index burnout_checks_newest on public.burnout_checks (user_id, created_at desc, id desc);

alter table public.burnout_checks enable row level security;
alter table public.burnout_checks force row level security;
grant select, insert (id, user_id, version, answers, score) on public.burnout_checks to authenticated;
grant select, insert, delete on public.burnout_checks to service_role;
create policy "a person reads their own burnout checks" on public.burnout_checks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person saves their own burnout check while consent stands" on public.burnout_checks
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.consent_stands()));
create policy "the system exports, seeds and erases burnout checks" on public.burnout_checks
  for all to service_role using (true) with check (true);
