create table public.glucose_readings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- mg/dL, the canonical unit; what was typed stands beside it, and decides the category.
  glucose_level double precision not null check (glucose_level between 10 and 901),
  entered_value double precision not null,
  entered_unit text not null check (entered_unit in ('mg/dL', 'mmol/L')),
  context text check (context in ('Fasting', 'Before Meal', 'After Meal', 'Bedtime')),
  notes text check (length(notes) <= 1000),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  meter_shows text,
  at_clinic boolean not null default false,
  recorded_by uuid references public.user_profiles on delete set null,
  -- When it was last changed; null where it is as it was logged. A correction names the one that it saw.
  corrected_at timestamptz(3),
  -- The row stays, and no page, average, report or advice has it any more.
  removed_at timestamptz(3),
  -- When it reached us: one that waited on a phone is newer than when it was taken. Null for those of before 2026-11-29.
  received_at timestamptz(3) default now(),
  check (case entered_unit when 'mg/dL' then entered_value between 10 and 900 else entered_value between 0.6 and 50 end),
  constraint glucose_readings_meter_shows check (meter_shows is null
    or (meter_shows = 'LO' and entered_value = case entered_unit when 'mg/dL' then 20 else 1.1 end)
    or (meter_shows = 'HI' and entered_value = case entered_unit when 'mg/dL' then 600 else 33.3 end)),
  constraint glucose_readings_recorded_at_clinic check (at_clinic or recorded_by is null)
);
comment on column public.glucose_readings.meter_shows is 'LO or HI where the meter showed that instead of a number; entered_value and glucose_level are then the end of its range, not a measurement.';

create index glucose_readings_newest on public.glucose_readings (user_id, created_at desc, id desc);
create index glucose_readings_by_recorder on public.glucose_readings (recorded_by) where recorded_by is not null;
create index glucose_readings_emergency on public.glucose_readings (created_at)
  where glucose_level < 54 or glucose_level >= 540 or meter_shows is not null;
-- Readings for which the advice may be to be seen today, and lows, of which the third within an hour is an emergency.
create index glucose_readings_today on public.glucose_readings (created_at)
  where glucose_level < 71 or glucose_level >= 300 or meter_shows is not null;
