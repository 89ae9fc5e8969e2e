-- additive
-- no transaction

-- When a reading reached us: one that waited on a phone is newer than when it was taken. Null for those of before.
alter table public.blood_pressure_readings add column if not exists received_at timestamptz(3);
alter table if exists public.blood_pressure_readings alter column received_at set default now();
alter table public.glucose_readings add column if not exists received_at timestamptz(3);
alter table if exists public.glucose_readings alter column received_at set default now();

-- Readings for which the advice may be to be seen today, of which there are few.
create index concurrently if not exists blood_pressure_readings_today on public.blood_pressure_readings (created_at)
  where systolic >= 180 or diastolic >= 110 or systolic < 80 or pulse < 40 or pulse > 130 or systolic < 90 and pulse > 120;
create index concurrently if not exists glucose_readings_today on public.glucose_readings (created_at)
  where glucose_level < 71 or glucose_level >= 300 or meter_shows is not null;
