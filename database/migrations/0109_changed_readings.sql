-- additive
-- no transaction

-- A person corrects and removes their readings, and removes their screenings. What was there before is kept.
alter table public.blood_pressure_readings add column if not exists corrected_at timestamptz(3), add column if not exists removed_at timestamptz(3);
alter table public.glucose_readings add column if not exists corrected_at timestamptz(3), add column if not exists removed_at timestamptz(3);
alter table public.screening_results add column if not exists removed_at timestamptz(3);

create table if not exists public.reading_versions (
  -- Of a correction made by the device, so that a retry changes nothing twice.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  record text not null check (record in ('blood_pressure_reading', 'glucose_reading')),
  reading_id uuid not null,
  change text not null check (change in ('corrected', 'removed', 'restored')),
  -- What the reading was until then, by the columns that a correction can change.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  changed_at timestamptz(3) not null default now(),
  -- Null once their account was erased.
  changed_by uuid references public.user_profiles on delete set null
);

create index if not exists reading_versions_of_reading on public.reading_versions (user_id, reading_id, changed_at desc);
create index if not exists reading_versions_by_changer on public.reading_versions (changed_by) where changed_by is not null;
create index if not exists reading_versions_newest on public.reading_versions (changed_at);
create index concurrently if not exists screening_results_kept_scores on public.screening_results (user_id, created_at desc, id desc)
  include (phq_9, gad_7, who_5, item_9) where removed_at is null;
