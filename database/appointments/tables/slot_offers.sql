-- A slot that was given back, held for one person of the waiting list until they answer or two hours are over.
create table public.slot_offers (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.waiting_list on delete cascade,
  patient_id uuid not null references public.user_profiles on delete cascade,
  provider_id uuid not null references public.user_profiles on delete cascade,
  appointment_time timestamptz not null,
  offered_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  answer text check (answer in ('accepted', 'refused', 'expired')),
  answered_at timestamptz(3),
  check ((answer is null) = (answered_at is null))
);

create unique index slot_offers_hold_a_slot on public.slot_offers (provider_id, appointment_time) where answer is null;
create unique index slot_offers_one_each on public.slot_offers (entry_id) where answer is null;
create index slot_offers_of_patient on public.slot_offers (patient_id, offered_at desc);
create index slot_offers_of_entry on public.slot_offers (entry_id);
