-- A day on which a person did a step of their care plan, as they mark it.
create table public.personal_plan_marks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  plan_id uuid not null references public.personal_plans on delete cascade,
  -- Of a step in the goals of a version; it stays the same in later versions.
  step_id uuid not null,
  day date not null,
  created_at timestamptz(3) not null default now()
);
comment on table public.personal_plan_marks is 'Days on which people did the steps of their care plans';

create unique index personal_plan_marks_of_day on public.personal_plan_marks (user_id, step_id, day);
create index personal_plan_marks_of_plan on public.personal_plan_marks (plan_id, day);
