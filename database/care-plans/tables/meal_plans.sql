-- What was written for a request. Nothing of it ever changes: a modification is the next version.
create table public.meal_plans (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.meal_plan_requests on delete cascade,
  version integer not null check (version > 0),
  author_id uuid references public.user_profiles on delete set null,
  dietitian_message text not null check (length(dietitian_message) between 1 and 4000),
  weekly_schedule jsonb not null check (jsonb_typeof(weekly_schedule) = 'array'),
  recipes jsonb not null check (jsonb_typeof(recipes) = 'array'),
  shopping_list jsonb not null check (jsonb_typeof(shopping_list) = 'array'),
  created_at timestamptz(3) not null default now(),
  -- When the person was written to about it.
  told_at timestamptz(3),
  -- Why it is right although its person, who asked to lose weight, must not: such as in pregnancy.
  weight_loss_reason text check (length(weight_loss_reason) between 1 and 500),
  unique (request_id, version)
);

create index meal_plans_untold on public.meal_plans (created_at) where told_at is null;
create index meal_plans_of_author on public.meal_plans (author_id) where author_id is not null;
