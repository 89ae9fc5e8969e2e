-- additive

-- A patient who waits for a time on a day that is full.
create table public.day_waits (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.user_profiles on delete cascade,
  day date not null,
  -- Null for anyone of the profession.
  provider_id uuid references public.user_profiles on delete cascade,
  about text not null check (about in ('mind', 'food', 'exercise', 'unsure')),
  session_type text not null check (session_type in ('Virtual', 'Phone', 'In-person')),
  visit_type_id uuid not null references public.visit_types,
  -- Whether the front desk put the patient on the list.
  by_desk boolean not null default false,
  created_at timestamptz(3) not null default now(),
  constraint day_waits_once unique (patient_id, day, visit_type_id, about)
);
comment on table public.day_waits is 'Who waits for a time on a day that is full';

create index day_waits_by_day on public.day_waits (day, created_at, id);
create index day_waits_for_provider on public.day_waits (provider_id) where provider_id is not null;
create index day_waits_by_visit_type on public.day_waits (visit_type_id);

-- An offer is of the waiting list for an earlier time, or of the list of a day.
alter table public.slot_offers alter column entry_id drop not null;
alter table public.slot_offers add column day_wait_id uuid references public.day_waits on delete cascade,
  add column duration_minutes integer check (duration_minutes between 10 and 180),
  add column buffer_minutes integer check (buffer_minutes between 0 and 120);
-- earlier versions work: what they offer has a place on the waiting list, and no day.
alter table public.slot_offers add constraint slot_offers_of_one_list check ((entry_id is null) <> (day_wait_id is null));
-- earlier versions work: what they offer has neither a day nor minutes.
alter table public.slot_offers add constraint slot_offers_hold_minutes check ((day_wait_id is null) = (duration_minutes is null) and (day_wait_id is null) = (buffer_minutes is null));
-- earlier versions work: what they offer has no day.
create unique index slot_offers_one_each_day on public.slot_offers (day_wait_id) where answer is null;
create index slot_offers_of_day_wait on public.slot_offers (day_wait_id) where day_wait_id is not null;
