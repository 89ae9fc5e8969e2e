-- Codes of a second factor that were wrong, for a day: what the limits count.
create table accounts.wrong_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  session_id uuid not null,
  -- HMAC of account and address under a server key.
  address_hmac bytea not null check (length(address_hmac) = 32),
  -- Which budget it counts against: an address where a code was right before, a session opened by a
  -- link or code of an email, or neither.
  budget text not null check (budget in ('known address', 'mailed link', 'stranger')),
  -- The owner was warned by email because of this one.
  has_warned boolean not null default false,
  wrong_at timestamptz(3) not null default now()
);

create index wrong_codes_of_account on accounts.wrong_codes (user_id, wrong_at);
create index wrong_codes_by_time on accounts.wrong_codes (wrong_at);
