-- additive

create table public.weight_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  weight_kg double precision not null check (weight_kg between 2 and 400),
  waist_cm double precision check (waist_cm between 30 and 250),
  -- The height that counted then, so that each entry says its own BMI; null where it was never given.
  height_cm double precision check (height_cm between 40 and 250),
  notes text check (length(notes) <= 1000),
  -- When it was measured; to the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  -- When it was last corrected; null where it is as it was logged.
  corrected_at timestamptz(3)
);
comment on table public.weight_entries is 'Weights that a person logs, with waist and height where they say them';

create index weight_entries_newest on public.weight_entries (user_id, created_at desc, id desc);
