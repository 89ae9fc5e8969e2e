create table public.symptom_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- A word of the list in domain/symptoms; null where it is said in own words alone.
  symptom text check (length(symptom) between 1 and 60),
  own_words text check (length(own_words) between 1 and 200),
  -- 1 a little, 2 quite a lot, 3 very much.
  severity integer not null check (severity between 1 and 3),
  felt_at timestamptz(3) not null,
  notes text check (length(notes) <= 500),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  -- When it was last corrected; null where it is as it was noted.
  corrected_at timestamptz(3),
  check (symptom is not null or own_words is not null)
);

create index symptom_entries_newest on public.symptom_entries (user_id, felt_at desc, id desc);
