-- What a person says of a step that does not work for them. It waits for the provider until the next version.
create table public.personal_plan_words (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  plan_id uuid not null references public.personal_plans on delete cascade,
  step_id uuid not null,
  words text not null check (length(words) between 1 and 1000),
  created_at timestamptz(3) not null default now()
);
comment on table public.personal_plan_words is 'What people say of steps of their care plans that do not work for them';

create index personal_plan_words_of_plan on public.personal_plan_words (plan_id, created_at);
create index personal_plan_words_of_person on public.personal_plan_words (user_id);
