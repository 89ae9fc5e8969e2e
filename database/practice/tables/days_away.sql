create table public.days_away (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.availability on delete cascade,
  first_day date not null,
  last_day date not null,
  created_at timestamptz(3) not null default now(),
  check (first_day <= last_day)
);

create index days_away_of_provider on public.days_away (provider_id, first_day);
