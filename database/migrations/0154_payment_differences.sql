-- additive

-- The days whose payments by mobile money were compared with what the aggregator says of them.
create table public.compared_days (
  day date primary key,
  compared_at timestamptz(3) not null default now(),
  -- How many orders of ours there were, to take money and to send it back.
  orders integer not null check (orders >= 0)
);
comment on table public.compared_days is 'Days of Lusaka whose orders were each asked for at the aggregator once they were over';

-- What the aggregator says otherwise than our books, of one order. It stays, and waits until an admin explains it.
create table public.payment_differences (
  id uuid primary key default gen_random_uuid(),
  -- The day of the order, in Lusaka.
  day date not null,
  kind text not null check (kind in ('deposit', 'refund')),
  -- The id of the order, ours and theirs. Without a reference: a difference stays when an account is erased.
  order_id uuid not null,
  what text not null check (what in ('unknown', 'state', 'amount', 'currency', 'network', 'other order')),
  -- What our books said when it was found, and what the aggregator said: a state, an amount in kwacha, a currency or a network.
  ours text not null check (length(ours) between 1 and 60),
  theirs text not null check (length(theirs) between 1 and 60),
  found_at timestamptz(3) not null default now(),
  -- Why, in the words of an admin.
  explanation text check (length(explanation) between 3 and 500),
  explained_at timestamptz(3),
  explained_by uuid references public.user_profiles on delete set null,
  constraint payment_differences_once unique (order_id, kind, what, ours, theirs),
  constraint payment_differences_explained check ((explanation is null) = (explained_at is null)
    and (explained_by is null or explained_at is not null))
);
comment on table public.payment_differences is 'Where the aggregator and our books differ about an order, until an admin explains it';

create index payment_differences_open on public.payment_differences (found_at, id) where explained_at is null;
create index payment_differences_explained_at on public.payment_differences (explained_at desc) where explained_at is not null;
create index payment_differences_by_admin on public.payment_differences (explained_by) where explained_by is not null;
