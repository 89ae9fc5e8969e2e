-- Wrong passwords per email address in the present hour, whether or not it has an account.
create unlogged table accounts.wrong_passwords (
  address_hmac bytea primary key,
  wrong integer not null default 1,
  since timestamptz not null default now(),
  -- When the owner last got an email about them.
  warned_at timestamptz
);
comment on table accounts.wrong_passwords is 'Wrong passwords of the present hour, by email address';

create index wrong_passwords_by_time on accounts.wrong_passwords (since);
