create table public.blood_pressure_readings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  systolic integer not null check (systolic between 50 and 300),
  diastolic integer not null check (diastolic between 30 and 200),
  pulse integer check (pulse between 20 and 300),
  notes text check (length(notes) <= 1000),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  at_clinic boolean not null default false,
  recorded_by uuid references public.user_profiles on delete set null,
  -- When it was last changed; null where it is as it was logged. A correction names the one that it saw.
  corrected_at timestamptz(3),
  -- The row stays, and no page, average, report or advice has it any more.
  removed_at timestamptz(3),
  -- When it reached us: one that waited on a phone is newer than when it was taken. Null for those of before 2026-11-29.
  received_at timestamptz(3) default now(),
  check (diastolic < systolic),
  constraint blood_pressure_readings_recorded_at_clinic check (at_clinic or recorded_by is null)
);

create index blood_pressure_readings_newest on public.blood_pressure_readings (user_id, created_at desc, id desc);
create index blood_pressure_readings_by_recorder on public.blood_pressure_readings (recorded_by) where recorded_by is not null;
-- Readings that are an emergency for everyone, of which there are few: found without asking patient by patient.
create index blood_pressure_readings_emergency on public.blood_pressure_readings (created_at)
  where systolic >= 180 or diastolic >= 120 or systolic < 80 or pulse < 40 or pulse > 130;
-- Readings for which the advice may be to be seen today.
create index blood_pressure_readings_today on public.blood_pressure_readings (created_at)
  where systolic >= 180 or diastolic >= 110 or systolic < 80 or pulse < 40 or pulse > 130 or systolic < 90 and pulse > 120;
