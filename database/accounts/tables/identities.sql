create table accounts.identities (
  identity_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  provider text not null default 'email',
  id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, id)
);

create index identities_by_user on accounts.identities (user_id);
