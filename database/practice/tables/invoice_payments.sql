-- Money for an invoice. A row is never changed or deleted: what was wrong is reversed.
create table public.invoice_payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices on delete cascade,
  amount_ngwee integer not null check (amount_ngwee > 0),
  paid_on date not null,
  paid_by text not null check (paid_by in ('cash', 'mobile money', 'bank', 'insurance', 'card')),
  -- Paid through this service, not recorded by the provider.
  is_online boolean not null default false,
  -- Null where the provider recorded it, or the account that paid is erased.
  payment_id uuid unique references public.payments on delete set null,
  reversed_at timestamptz(3),
  reversed_because text check (length(reversed_because) between 1 and 200),
  created_at timestamptz(3) not null default now(),
  -- Who took it at the front desk; null where its provider recorded it, or that account is erased.
  taken_by uuid references public.user_profiles on delete set null,
  -- Where its cash is.
  till_id uuid references public.tills,
  -- The number of a card slip or of a bank transfer.
  reference text check (length(reference) between 1 and 60),
  -- Who at the front desk or of the admins has reversed it; null where its provider did, or that account is erased.
  reversed_by uuid references public.user_profiles on delete set null,
  -- When a receipt of it was first printed at the desk.
  receipt_made_at timestamptz(3),
  check ((reversed_at is null) = (reversed_because is null)),
  check (is_online or payment_id is null),
  constraint invoice_payments_till check (till_id is null or paid_by = 'cash'),
  constraint invoice_payments_desk_cash check (taken_by is null or paid_by <> 'cash' or till_id is not null),
  constraint invoice_payments_reversed_by check (reversed_by is null or reversed_because is not null)
);
comment on table public.invoice_payments is 'Payments of an invoice; what is open is its amount without these and without its credit notes';

create index invoice_payments_of on public.invoice_payments (invoice_id, created_at);
create index invoice_payments_by_day on public.invoice_payments (paid_on);
create index invoice_payments_reversed on public.invoice_payments (reversed_at) where reversed_at is not null;
create index invoice_payments_of_till on public.invoice_payments (till_id) where till_id is not null;
create index invoice_payments_by_desk on public.invoice_payments (taken_by) where taken_by is not null;
create index invoice_payments_by_reverser on public.invoice_payments (reversed_by) where reversed_by is not null;
