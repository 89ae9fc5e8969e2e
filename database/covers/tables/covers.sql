-- A colleague covers for a provider who is away, from day to day in Lusaka, once the colleague has accepted.
create table public.covers (
  id uuid primary key,
  absent_id uuid not null references public.user_profiles on delete cascade,
  colleague_id uuid not null references public.user_profiles on delete cascade,
  first_day date not null,
  last_day date not null,
  entered_by uuid references public.user_profiles on delete set null,
  created_at timestamptz(3) not null default now(),
  accepted_at timestamptz(3),
  -- When the patients were told by email, once: their records open on the day after it.
  patients_notified_at timestamptz(3),
  -- Declined, or ended before its last day.
  ended_at timestamptz(3),
  check (absent_id <> colleague_id),
  check (first_day <= last_day and last_day <= first_day + 92)
);
comment on table public.covers is 'Who covers for a provider who is away, from day to day';

create index covers_of_absent on public.covers (absent_id, last_day);
create index covers_of_colleague on public.covers (colleague_id, last_day);
create index covers_by_enterer on public.covers (entered_by) where entered_by is not null;
