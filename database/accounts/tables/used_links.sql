create table accounts.used_links (
  -- SHA-256 of the link's random bytes, as in accounts.one_time_tokens.
  token_hash bytea primary key,
  user_id uuid not null references accounts.users on delete cascade,
  used_at timestamptz(3) not null default now()
);
comment on table accounts.used_links is 'Mailed links that confirmed an address';

create index used_links_of_user on accounts.used_links (user_id);
create index used_links_by_time on accounts.used_links (used_at);
