create table public.exercise_plans (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.exercise_plan_requests on delete cascade,
  version integer not null check (version > 0),
  author_id uuid references public.user_profiles on delete set null,
  expert_message text not null check (length(expert_message) between 1 and 4000),
  weekly_schedule jsonb not null check (jsonb_typeof(weekly_schedule) = 'array'),
  progression text check (length(progression) <= 2000),
  safety_notes text check (length(safety_notes) <= 2000),
  created_at timestamptz(3) not null default now(),
  -- When the person was written to about it.
  told_at timestamptz(3),
  -- Why it has an exercise that needs a movement which hurts its person.
  painful_reason text check (length(painful_reason) between 1 and 500),
  -- Why it is right although its person, who asked to lose weight, must not: such as in pregnancy.
  weight_loss_reason text check (length(weight_loss_reason) between 1 and 500),
  unique (request_id, version)
);

create index exercise_plans_untold on public.exercise_plans (created_at) where told_at is null;
create index exercise_plans_of_author on public.exercise_plans (author_id) where author_id is not null;
