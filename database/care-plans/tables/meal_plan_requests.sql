-- What a person asked for. Which options there are is the application's to know.
create table public.meal_plan_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  primary_goal text not null check (length(primary_goal) between 1 and 60),
  goal_details jsonb not null check (jsonb_typeof(goal_details) = 'object'),
  dietary_profile jsonb not null check (jsonb_typeof(dietary_profile) = 'object'),
  budget_logistics jsonb not null check (jsonb_typeof(budget_logistics) = 'object'),
  final_details text check (length(final_details) <= 2000),
  agreement boolean not null check (agreement),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  -- The dietitian who is writing, or has written; null while nobody has taken it.
  taken_by uuid references public.user_profiles on delete set null,
  taken_at timestamptz(3),
  completed_at timestamptz(3),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  at_clinic boolean not null default false,
  recorded_by uuid references public.user_profiles on delete set null,
  check ((status = 'completed') = (completed_at is not null)),
  constraint meal_plan_requests_asked_at_clinic check (at_clinic or recorded_by is null)
);
comment on column public.meal_plan_requests.recorded_by is 'The provider who asked the questions at the clinic; null where the person answered alone, or the provider is erased';

create index meal_plan_requests_newest on public.meal_plan_requests (user_id, created_at desc, id desc);
create index meal_plan_requests_waiting on public.meal_plan_requests (created_at, id) where status = 'pending';
create index meal_plan_requests_taken on public.meal_plan_requests (taken_by, created_at) where taken_by is not null;
create index meal_plan_requests_by_recorder on public.meal_plan_requests (recorded_by) where recorded_by is not null;
