create table accounts.factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references accounts.factors on delete cascade,
  ip inet,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index factor_challenges_by_factor on accounts.factor_challenges (factor_id);
