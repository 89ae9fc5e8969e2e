create table public.reading_versions (
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
  changed_by uuid references public.user_profiles on delete set null,
  -- Why a provider changed what was entered at a clinic.
  reason text check (length(reason) between 1 and 300)
);

create index reading_versions_of_reading on public.reading_versions (user_id, reading_id, changed_at desc);
create index reading_versions_by_changer on public.reading_versions (changed_by) where changed_by is not null;
create index reading_versions_newest on public.reading_versions (changed_at);
