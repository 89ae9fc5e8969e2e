-- Email that no mail server has taken: what an admin sees of it, and how long the server tries.
-- additive

alter table platform.mail_outbox
  -- What kind of email it is, in the words of domain/email-kinds.ts: never what it says.
  add column kind text not null default 'notice' check (kind ~ '^[a-z_]{1,40}$'),
  add column attempts integer not null default 0,
  add column last_attempt_at timestamptz(3),
  -- Codes of the last failure, without the mail server's words, which quote the address.
  add column last_error text check (length(last_error) <= 60),
  -- The first failure from then on is the last.
  add column give_up_at timestamptz(3) not null default now() + interval '2 days',
  -- Why it is not sent any more: the address was rejected, no server took it in time, it is of no
  -- use any more (its text is deleted), or a server may have taken it and a second copy would do harm.
  add column undelivered text check (undelivered in ('rejected', 'gave_up', 'expired', 'unconfirmed')),
  add column undelivered_at timestamptz(3),
  add constraint undelivered_since check ((undelivered is null) = (undelivered_at is null));

create index mail_outbox_undelivered on platform.mail_outbox (created_at desc, id desc)
  where last_error is not null;

-- Email that waits already is tried for two days as well.
update pgboss.job set retry_limit = 100, retry_delay_max = 3600
  where name = 'platform.mail' and state < 'completed';
