-- The series of the clinic: each number once, in its order, without a gap. A row stays where its invoice is erased with
-- its provider: a number is never given again.
create table public.clinic_numbers (
  kind text not null check (kind in ('invoice', 'credit note')),
  -- In Lusaka.
  year integer not null,
  serial integer not null check (serial > 0),
  -- The invoice or the credit note. Without a reference: the number stays.
  source_id uuid not null,
  -- Null where an invoice without a price was waived.
  amount_ngwee integer check (amount_ngwee >= 0),
  given_at timestamptz(3) not null default now(),
  primary key (kind, year, serial),
  constraint clinic_numbers_one_each unique (source_id)
);
comment on table public.clinic_numbers is 'Numbers of invoices and credit notes in the series of the clinic; no patient and no provider';
