create table accounts.users (
  id uuid primary key default gen_random_uuid(),
  email text unique check (email = lower(email) and length(email) <= 255),
  -- PHC string of argon2id, or of bcrypt for an imported account.
  password_hash text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  invited_at timestamptz,
  new_email text check (new_email = lower(new_email) and length(new_email) <= 255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index users_by_time on accounts.users (created_at desc);
-- The beginning of an address, and of each word of a name.
create index users_by_address on accounts.users (email text_pattern_ops);
-- The few who are suspended.
create index users_suspended on accounts.users (banned_until) where banned_until is not null;
