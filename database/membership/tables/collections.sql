create table simulator.collections (
  id uuid primary key,
  -- The last three digits of the phone say how it behaves; whose it is is not kept.
  ending text not null check (ending ~ '^\d{3}$'),
  amount_ngwee integer not null,
  attempts integer not null default 1,
  refunded_at timestamptz(3),
  asked_at timestamptz(3) not null default now()
);
