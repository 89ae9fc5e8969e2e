-- Wrong tries of a password or a code, per account and network address: each next try waits longer.
create unlogged table accounts.wrong_tries (
  subject_hmac bytea primary key,
  tries integer not null default 1,
  last_at timestamptz not null default now()
);
comment on table accounts.wrong_tries is 'Tries since the last success, by account and network address';

create index wrong_tries_by_time on accounts.wrong_tries (last_at);
