-- A free time, held for one person of the waiting list or of the list of a day until they answer or two hours are over.
create table public.slot_offers (
  id uuid primary key default gen_random_uuid(),
  -- The place on the waiting list for an earlier time; null where the offer is of the list of a day.
  entry_id uuid references public.waiting_list on delete cascade,
  patient_id uuid not null references public.user_profiles on delete cascade,
  provider_id uuid not null references public.user_profiles on delete cascade,
  appointment_time timestamptz not null,
  offered_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  answer text check (answer in ('accepted', 'refused', 'expired')),
  answered_at timestamptz(3),
  day_wait_id uuid references public.day_waits on delete cascade,
  -- Of an offer of the list of a day: how much of the provider's time it holds.
  duration_minutes integer check (duration_minutes between 10 and 180),
  buffer_minutes integer check (buffer_minutes between 0 and 120),
  check ((answer is null) = (answered_at is null)),
  constraint slot_offers_of_one_list check ((entry_id is null) <> (day_wait_id is null)),
  constraint slot_offers_hold_minutes check ((day_wait_id is null) = (duration_minutes is null) and (day_wait_id is null) = (buffer_minutes is null))
);

create unique index slot_offers_hold_a_slot on public.slot_offers (provider_id, appointment_time) where answer is null;
create unique index slot_offers_one_each on public.slot_offers (entry_id) where answer is null;
create index slot_offers_of_patient on public.slot_offers (patient_id, offered_at desc);
create index slot_offers_of_entry on public.slot_offers (entry_id);
create unique index slot_offers_one_each_day on public.slot_offers (day_wait_id) where answer is null;
create index slot_offers_of_day_wait on public.slot_offers (day_wait_id) where day_wait_id is not null;
