-- additive

-- The cash of one person at the front desk on one day in Lusaka. It is counted and closed once.
create table public.tills (
  id uuid primary key default gen_random_uuid(),
  -- Null once that account has been erased: the books stay.
  holder_id uuid references public.user_profiles on delete set null,
  day date not null,
  -- The cash that was in it before the first payment.
  float_ngwee integer not null default 0 check (float_ngwee between 0 and 10000000),
  opened_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  -- The float and the cash that was taken, as the database summed them when the till was closed.
  expected_ngwee integer check (expected_ngwee >= 0),
  counted_ngwee integer check (counted_ngwee between 0 and 1000000000),
  note text check (length(note) between 1 and 300),
  unique (holder_id, day),
  constraint tills_closed_is_counted check ((closed_at is null) = (counted_ngwee is null) and (closed_at is null) = (expected_ngwee is null)),
  constraint tills_difference_has_note check (counted_ngwee = expected_ngwee or note is not null)
);
comment on table public.tills is 'Cash at the front desk, by person and day: expected, counted, and why they differ';

create index tills_by_day on public.tills (day);
create index tills_open on public.tills (day) where closed_at is null;

-- What an admin enters about a till that is closed. A row is never changed: what was wrong is corrected by another one.
create table public.till_corrections (
  id uuid primary key,
  till_id uuid not null references public.tills on delete cascade,
  -- Added to what was expected; below zero for what was expected and never taken.
  amount_ngwee integer not null check (amount_ngwee between -10000000 and 10000000 and amount_ngwee <> 0),
  reason text not null check (length(reason) between 1 and 300),
  made_by uuid references public.user_profiles on delete set null,
  made_at timestamptz(3) not null default now()
);
comment on table public.till_corrections is 'Corrections of closed tills by an admin';

create index till_corrections_of on public.till_corrections (till_id, made_at);
create index till_corrections_by_admin on public.till_corrections (made_by) where made_by is not null;

-- Each closing and each reopening of a month of the books is a row of its own; the newest of a month holds.
create table public.month_closings (
  id uuid primary key,
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  -- Counts the steps of the month: a closing is odd, a reopening even.
  version integer not null check (version > 0),
  is_closed boolean not null,
  -- Why it was opened again.
  reason text check (length(reason) between 1 and 300),
  made_by uuid references public.user_profiles on delete set null,
  made_at timestamptz(3) not null default now(),
  unique (month, version),
  constraint month_closings_take_turns check (is_closed = (version % 2 = 1)),
  constraint month_closings_reopening_has_reason check (is_closed = (reason is null))
);
comment on table public.month_closings is 'Which months of the books are closed, with the history';

create index month_closings_by_admin on public.month_closings (made_by) where made_by is not null;

-- Who took it at the front desk; null where its provider recorded it, or that account is erased.
alter table public.invoice_payments add column taken_by uuid references public.user_profiles on delete set null,
  -- Where its cash is.
  add column till_id uuid references public.tills,
  -- The number of a card slip or of a bank transfer.
  add column reference text check (length(reference) between 1 and 60);
-- earlier versions work: they write none of the three.
alter table public.invoice_payments add constraint invoice_payments_till check (till_id is null or paid_by = 'cash');
-- earlier versions work: they write none of the three.
alter table public.invoice_payments add constraint invoice_payments_desk_cash
  check (taken_by is null or paid_by <> 'cash' or till_id is not null);
create index invoice_payments_of_till on public.invoice_payments (till_id) where till_id is not null;
create index invoice_payments_by_desk on public.invoice_payments (taken_by) where taken_by is not null;

alter table public.invoice_payments drop constraint invoice_payments_paid_by_check;
-- earlier versions work: they write the other words, which stay.
alter table public.invoice_payments add constraint invoice_payments_paid_by_check
  check (paid_by in ('cash', 'mobile money', 'bank', 'insurance', 'card'));
alter table public.invoices drop constraint invoices_paid_by_check;
-- earlier versions work: they write the other words, which stay.
alter table public.invoices add constraint invoices_paid_by_check
  check (paid_by in ('cash', 'mobile money', 'bank', 'insurance', 'card'));

-- Who asked the patient's phone from the front desk; null where the payer did.
alter table public.payments add column asked_by uuid references public.user_profiles on delete set null;
create index payments_by_desk on public.payments (asked_by) where asked_by is not null;
