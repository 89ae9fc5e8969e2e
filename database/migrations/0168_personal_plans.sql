-- additive

create schema personal_plans;
revoke all on schema personal_plans from public;
grant usage on schema personal_plans to authenticated, service_role;

-- The care plan of a person, written with them by a provider. What it says is in its versions.
create table public.personal_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- Whether its person shows it to the providers who treat them, beside those who wrote it.
  is_shared boolean not null default false,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  ended_by uuid references public.user_profiles on delete set null,
  end_reason text check (length(end_reason) between 1 and 500),
  constraint personal_plans_ended check ((ended_at is null) = (end_reason is null))
);
comment on table public.personal_plans is 'Care plans that providers write with their patients; what they say is in their versions';

create unique index personal_plans_current on public.personal_plans (user_id) where ended_at is null;
create index personal_plans_of_person on public.personal_plans (user_id, created_at desc);
create index personal_plans_ended_by on public.personal_plans (ended_by) where ended_by is not null;

-- What a care plan says: a draft of one provider that is saved as it is typed, until it is published. Then nothing of it
-- changes, and a later version replaces it.
create table public.personal_plan_versions (
  id uuid primary key,
  user_id uuid not null references public.user_profiles on delete cascade,
  -- Null while it is a draft.
  plan_id uuid references public.personal_plans on delete cascade,
  -- Null once the account of the provider has been erased.
  author_id uuid references public.user_profiles on delete set null,
  number integer check (number > 0),
  goals jsonb not null check (case when jsonb_typeof(goals) = 'array' then jsonb_array_length(goals) <= 5 else false end),
  review_on date,
  -- The day on which the provider and the person agreed on it together.
  agreed_on date,
  -- Counts the saved drafts: one that was not seen is not replaced.
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  saved_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  -- When its person got the email about it.
  notified_at timestamptz(3),
  -- When the next version was published, or the plan ended.
  replaced_at timestamptz(3),
  constraint personal_plan_versions_published check (case when published_at is null then plan_id is null and number is null
    else plan_id is not null and number is not null and review_on is not null and agreed_on is not null and jsonb_array_length(goals) > 0 end),
  constraint personal_plan_versions_replaced check (replaced_at is null or published_at is not null)
);
comment on table public.personal_plan_versions is 'Versions of care plans: goals, steps and the day of the review; drafts of providers too';

create unique index personal_plan_versions_number on public.personal_plan_versions (plan_id, number) where plan_id is not null;
create unique index personal_plan_versions_draft on public.personal_plan_versions (author_id, user_id) where published_at is null;
create index personal_plan_versions_of_person on public.personal_plan_versions (user_id);
create index personal_plan_versions_of_author on public.personal_plan_versions (author_id) where author_id is not null;

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
