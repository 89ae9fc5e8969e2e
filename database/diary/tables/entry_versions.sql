create table public.entry_versions (
  -- Of a correction made by the device, so that a retry changes nothing twice.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- As the trail names it: 'symptom', 'carbohydrate_entry', 'activity'.
  record text not null check (record ~ '^[a-z_]{1,40}$'),
  entry_id uuid not null,
  change text not null check (change in ('corrected', 'removed', 'restored')),
  -- The row as it was until then, without its id and its person.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  changed_at timestamptz(3) not null default now()
);

create index entry_versions_of_entry on public.entry_versions (user_id, entry_id, changed_at desc);
