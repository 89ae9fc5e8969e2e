-- Money for an invoice. A row is never changed or deleted: what was wrong is reversed.
create table public.invoice_payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices on delete cascade,
  amount_ngwee integer not null check (amount_ngwee > 0),
  paid_on date not null,
  paid_by text not null check (paid_by in ('cash', 'mobile money', 'bank', 'insurance')),
  -- Paid through this service, not recorded by the provider.
  is_online boolean not null default false,
  -- Null where the provider recorded it, or the account that paid is erased.
  payment_id uuid unique references public.payments on delete set null,
  reversed_at timestamptz(3),
  reversed_because text check (length(reversed_because) between 1 and 200),
  created_at timestamptz(3) not null default now(),
  check ((reversed_at is null) = (reversed_because is null)),
  check (is_online or payment_id is null)
);
comment on table public.invoice_payments is 'Payments of an invoice; what is open is its amount without these and without its credit notes';

create index invoice_payments_of on public.invoice_payments (invoice_id, created_at);
create index invoice_payments_by_day on public.invoice_payments (paid_on);
create index invoice_payments_reversed on public.invoice_payments (reversed_at) where reversed_at is not null;
