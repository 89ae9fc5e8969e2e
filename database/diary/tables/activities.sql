create table public.activities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- In Lusaka.
  day date not null check (day between '2000-01-01' and '2199-12-31'),
  kind text not null check (kind in ('Walking', 'Field work', 'House work', 'Dancing', 'Football', 'Netball', 'Cycling', 'Running', 'Strength', 'Stretching', 'Something else')),
  minutes integer not null check (minutes between 1 and 600),
  effort text not null check (effort in ('Light', 'Moderate', 'Hard')),
  note text check (length(note) <= 300),
  created_at timestamptz(3) not null default now(),
  -- When it was last corrected; null where it is as it was noted.
  corrected_at timestamptz(3)
);

create index activities_of_day on public.activities (user_id, day desc, created_at desc);
