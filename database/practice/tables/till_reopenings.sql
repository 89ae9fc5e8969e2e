-- A till that its holder closed too early and opened again on its day, with the count as it was then. A row is never changed.
create table public.till_reopenings (
  id uuid primary key,
  till_id uuid not null references public.tills on delete cascade,
  closed_at timestamptz(3) not null,
  expected_ngwee integer not null check (expected_ngwee >= 0),
  counted_ngwee integer not null check (counted_ngwee >= 0),
  note text check (length(note) between 1 and 300),
  reason text not null check (length(reason) between 3 and 300),
  opened_by uuid references public.user_profiles on delete set null,
  opened_at timestamptz(3) not null default now()
);
comment on table public.till_reopenings is 'Counts of tills that were opened again, with the reason';

create index till_reopenings_of on public.till_reopenings (till_id, opened_at);
create index till_reopenings_by_person on public.till_reopenings (opened_by) where opened_by is not null;
