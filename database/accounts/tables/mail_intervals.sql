-- When an address was last sent a mail of each kind, whether or not it has an account here.
create table accounts.mail_intervals (
  purpose text not null,
  -- HMAC of the address under a server key.
  address_hmac bytea not null,
  sent_at timestamptz not null default now(),
  primary key (purpose, address_hmac)
);

create index mail_intervals_by_time on accounts.mail_intervals (sent_at);
