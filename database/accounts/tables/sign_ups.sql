create table accounts.sign_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  -- SHA-256 of the random proof that the browser keeps until the address is confirmed.
  browser_hash bytea not null,
  password_hash text not null,
  -- The data of the sign-up as they were sent, checked.
  given jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, browser_hash)
);
