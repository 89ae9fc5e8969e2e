-- What was typed as the cash of an open till, with what was expected then: no one sees what is expected before it. A row is
-- never changed, so a count that was typed anew does not hide the one before it.
create table public.till_counts (
  id uuid primary key default gen_random_uuid(),
  till_id uuid not null references public.tills on delete cascade,
  counted_ngwee integer not null check (counted_ngwee between 0 and 1000000000),
  expected_ngwee integer not null,
  counted_at timestamptz(3) not null default now(),
  counted_by uuid references public.user_profiles on delete set null
);
comment on table public.till_counts is 'What was counted in an open till, before what is expected was shown';

create index till_counts_of on public.till_counts (till_id, counted_at);
create index till_counts_by_person on public.till_counts (counted_by) where counted_by is not null;
