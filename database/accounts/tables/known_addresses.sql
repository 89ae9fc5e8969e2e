-- Addresses where a second factor was right: they have a budget of their own.
create table accounts.known_addresses (
  user_id uuid not null references accounts.users on delete cascade,
  address_hmac bytea not null check (length(address_hmac) = 32),
  last_right_at timestamptz(3) not null default now(),
  primary key (user_id, address_hmac)
);

create index known_addresses_by_time on accounts.known_addresses (last_right_at);
