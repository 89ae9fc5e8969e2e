create table public.exercise_plan_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  profile_goals jsonb not null check (jsonb_typeof(profile_goals) = 'object'),
  fitness_level jsonb not null check (jsonb_typeof(fitness_level) = 'object'),
  environment_equipment jsonb not null check (jsonb_typeof(environment_equipment) = 'object'),
  health_history jsonb not null check (jsonb_typeof(health_history) = 'object'),
  exercise_preferences jsonb not null check (jsonb_typeof(exercise_preferences) = 'object'),
  lifestyle_nutrition jsonb not null check (jsonb_typeof(lifestyle_nutrition) = 'object'),
  consent_given boolean not null check (consent_given),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  taken_by uuid references public.user_profiles on delete set null,
  taken_at timestamptz(3),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  at_clinic boolean not null default false,
  recorded_by uuid references public.user_profiles on delete set null,
  check ((status = 'completed') = (completed_at is not null)),
  constraint exercise_plan_requests_asked_at_clinic check (at_clinic or recorded_by is null)
);
comment on column public.exercise_plan_requests.recorded_by is 'The provider who asked the questions at the clinic; null where the person answered alone, or the provider is erased';

create index exercise_plan_requests_newest on public.exercise_plan_requests (user_id, created_at desc, id desc);
create index exercise_plan_requests_waiting on public.exercise_plan_requests (created_at, id) where status = 'pending';
create index exercise_plan_requests_taken on public.exercise_plan_requests (taken_by, created_at) where taken_by is not null;
create index exercise_plan_requests_by_recorder on public.exercise_plan_requests (recorded_by) where recorded_by is not null;
