create table public.meal_plan_changes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.meal_plan_requests on delete cascade,
  note text not null check (length(note) between 1 and 2000),
  created_at timestamptz(3) not null default now(),
  -- When whoever wrote the plan was written to about it.
  told_at timestamptz(3)
);

create index meal_plan_changes_untold on public.meal_plan_changes (created_at) where told_at is null;
create index meal_plan_changes_of_request on public.meal_plan_changes (request_id, created_at);
