-- Mails are written in the transaction of what they tell of, and sent afterwards.
create table platform.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- For a mail that had better not come than come twice, once it is not known whether it was taken.
  at_most_once boolean not null default false,
  -- When it was last given to a mail server, unless that is known to have refused it.
  handed_over_at timestamptz,
  not_after timestamptz,
  -- What kind of email it is, in the words of domain/email-kinds.ts: never what it says.
  kind text not null default 'notice' check (kind ~ '^[a-z_]{1,40}$'),
  attempts integer not null default 0,
  last_attempt_at timestamptz(3),
  -- Codes of the last failure, without the mail server's words, which quote the address.
  last_error text check (length(last_error) <= 60),
  -- The first failure from then on is the last.
  give_up_at timestamptz(3) not null default now() + interval '2 days',
  -- Why it is not sent any more: the address was rejected, no server took it in time, it is of no
  -- use any more (its text is deleted), or a server may have taken it and a second copy would do harm.
  undelivered text check (undelivered in ('rejected', 'gave_up', 'expired', 'unconfirmed')),
  undelivered_at timestamptz(3),
  constraint undelivered_since check ((undelivered is null) = (undelivered_at is null))
);

create index mail_outbox_by_time on platform.mail_outbox (created_at desc);
-- The email of one person, for their export and when they close their account.
create index mail_outbox_of_person on platform.mail_outbox (recipient);
create index mail_outbox_undelivered on platform.mail_outbox (created_at desc, id desc)
  where last_error is not null;
