create table accounts.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  not_after timestamptz,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  factor_id uuid,
  user_agent text,
  ip inet,
  -- Refresh tokens are derived from session, counter and a server key; only the counter is kept.
  refresh_counter integer not null default 1
);

create index sessions_by_user on accounts.sessions (user_id, refreshed_at desc);
