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
