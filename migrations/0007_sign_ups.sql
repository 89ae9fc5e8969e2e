-- What each browser asked for when it signed up with an address that is not confirmed yet. The browser
-- that confirms gets what it asked for itself, never what a stranger chose for its owner's address.

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
alter table accounts.sign_ups enable row level security;
alter table accounts.sign_ups force row level security;
grant select, insert, update, delete on accounts.sign_ups to service_role;
create policy "only the system reads and writes sign ups" on accounts.sign_ups
  for all to service_role using (true) with check (true);
