create table accounts.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication')),
  -- SHA-256 of the link's 32 random bytes; HMAC of address and code under a server key.
  token_hash bytea unique,
  code_hmac bytea not null,
  sent_to text not null,
  wrong_codes integer not null default 0,
  flow_state_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Mailed for a new password: it works until one is saved, where every other token works once.
  leads_to_password boolean not null default false,
  unique (user_id, purpose)
);

create index one_time_tokens_by_address on accounts.one_time_tokens (sent_to);
