create table public.advice_answers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  blood_pressure_reading_id uuid references public.blood_pressure_readings on delete cascade,
  glucose_reading_id uuid references public.glucose_readings on delete cascade,
  -- The value as it was then: once the reading is corrected, the answer no longer counts.
  value text not null check (length(value) between 2 and 40),
  answer text not null check (answer in ('seen', 'on_my_way', 'wrong', 'undone')),
  created_at timestamptz(3) not null default now(),
  constraint advice_answers_one_reading check (num_nonnulls(blood_pressure_reading_id, glucose_reading_id) = 1)
);
comment on table public.advice_answers is 'What a person answered to urgent advice on a reading; the newest answer counts.';

create index advice_answers_newest on public.advice_answers (user_id, created_at desc);
create index advice_answers_of_blood_pressure on public.advice_answers (blood_pressure_reading_id, created_at desc) where blood_pressure_reading_id is not null;
create index advice_answers_of_glucose on public.advice_answers (glucose_reading_id, created_at desc) where glucose_reading_id is not null;
