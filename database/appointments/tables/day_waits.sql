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
  -- Of whom they wait for, by the topic.
  profession text not null generated always as
    (case about when 'food' then 'dietitian' when 'exercise' then 'fitness expert' else 'therapist' end) stored,
  constraint day_waits_once unique (patient_id, day, visit_type_id, profession)
);
comment on table public.day_waits is 'Who waits for a time on a day that is full';

create index day_waits_by_day on public.day_waits (day, created_at, id);
create index day_waits_for_provider on public.day_waits (provider_id) where provider_id is not null;
create index day_waits_by_visit_type on public.day_waits (visit_type_id);
