create table public.group_sessions (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (length(topic) between 1 and 120),
  description text not null check (length(description) between 1 and 1000),
  session_time timestamptz not null,
  duration_minutes integer not null check (duration_minutes between 15 and 240),
  -- Never below 5: that a smaller group is full would be a count below 5.
  capacity integer not null check (capacity between 5 and 60),
  -- For those who have registered: a room, a number to dial, a link.
  how_to_join text not null check (length(how_to_join) between 1 and 1000),
  created_at timestamptz(3) not null default now(),
  cancelled_at timestamptz(3)
);

create index group_sessions_ahead on public.group_sessions (session_time, id);
