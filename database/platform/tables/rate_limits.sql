-- Requests per limit and key in the present window. Unlogged: a crash of PostgreSQL starts every
-- window again, and each request costs no write to the log.
create unlogged table platform.rate_limits (
  key_hmac bytea primary key,
  ends_at timestamptz not null,
  used integer not null default 0
);
comment on table platform.rate_limits is 'Requests counted by all server processes, by limit and key';

create index rate_limits_by_end on platform.rate_limits (ends_at);
