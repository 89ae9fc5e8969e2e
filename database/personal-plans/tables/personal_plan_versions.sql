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
