create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  -- One for each person; a new address replaces the old one.
  user_id uuid not null unique references public.user_profiles on delete cascade,
  -- SHA-256 of the token, in hex; the token itself is nowhere.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  shows_names boolean not null default false,
  -- The day in Lusaka on which a calendar app last read it.
  last_read_on date,
  created_at timestamptz(3) not null default now()
);
comment on table public.calendar_feeds is 'Secret addresses at which calendar apps read the times of a person''s appointments';
