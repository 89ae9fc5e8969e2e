create table public.credit_notes (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices on delete cascade,
  -- That of the invoice, for the number; deleted with the invoice.
  provider_id uuid not null,
  amount_ngwee integer not null check (amount_ngwee > 0),
  reason text not null check (length(reason) between 1 and 200),
  -- By series and year in Lusaka, without a gap, like those of invoices.
  number_year integer not null,
  number_serial integer not null check (number_serial > 0),
  -- A trigger writes it from series, year and serial.
  number text,
  issued_at timestamptz(3) not null default now(),
  number_series text not null default 'provider' check (number_series in ('provider', 'clinic')),
  constraint credit_notes_number_once unique (provider_id, number_series, number_year, number_serial)
);
comment on table public.credit_notes is 'Amounts that an issued invoice no longer asks for';

create index credit_notes_of on public.credit_notes (invoice_id);
create index credit_notes_by_time on public.credit_notes (issued_at);
