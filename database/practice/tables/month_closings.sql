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
