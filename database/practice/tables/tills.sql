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
