-- The income of the clinic: each sum of money that came or went back, once, on its day in Lusaka. Triggers write it; a
-- row stays where the person who paid, or the provider, is erased: books are kept, without a name.
create table public.income_entries (
  id uuid primary key default gen_random_uuid(),
  -- A payment that was recorded by hand and is reversed, or money that was sent back by mobile money.
  kind text not null check (kind in ('payment', 'reversal', 'refund')),
  -- The payment of an invoice that was recorded by hand, or the order by mobile money. Without a reference: it stays.
  source_id uuid not null,
  day date not null,
  purpose text not null check (purpose in ('visit', 'membership', 'add-on')),
  -- Negative where it went back.
  amount_ngwee integer not null check ((kind = 'payment') = (amount_ngwee > 0) and amount_ngwee <> 0),
  -- In a word of the payment: cash, bank, insurance, mobile money.
  means text not null check (length(means) between 1 and 40),
  -- Whether the aggregator moved it; then only its statement says the fee.
  is_online boolean not null,
  provider_id uuid references public.user_profiles on delete set null,
  visit_type_id uuid references public.visit_types on delete set null,
  plan_key text references public.plans,
  -- Of the invoice, or of the receipt.
  number text check (length(number) between 1 and 40),
  -- What the aggregator took for it; null where it has not said so.
  fee_ngwee integer check (fee_ngwee >= 0),
  created_at timestamptz(3) not null default now(),
  constraint income_entries_fee_online check (fee_ngwee is null or is_online),
  constraint income_entries_once unique (source_id, kind)
);
comment on table public.income_entries is 'Money that came or went back, by day; no patient and no payer';

-- All that a report of a period reads.
create index income_entries_by_day on public.income_entries (day, id)
  include (kind, amount_ngwee, purpose, means, is_online, provider_id, visit_type_id, plan_key, fee_ngwee);
create index income_entries_of_provider on public.income_entries (provider_id);
create index income_entries_of_visit_type on public.income_entries (visit_type_id) where visit_type_id is not null;
create index income_entries_of_plan on public.income_entries (plan_key) where plan_key is not null;
