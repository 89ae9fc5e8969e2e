create table accounts.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  friendly_name text not null default '',
  factor_type text not null default 'totp' check (factor_type in ('totp', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- AES-256-GCM under a server key: nonce, tag, ciphertext.
  secret bytea,
  last_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, friendly_name),
  constraint factors_secret_check check ((factor_type = 'totp') = (secret is not null))
);

create unique index factors_one_set_of_recovery_codes on accounts.factors (user_id)
  where factor_type = 'recovery_code';
