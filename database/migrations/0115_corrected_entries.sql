-- additive

-- A provider corrects or removes what was entered at a clinic, and says why where another provider entered it.
alter table public.reading_versions add column reason text check (length(reason) between 1 and 300);

-- A person corrects what they noted of symptoms, meals and activities, and takes a removal back. What was there is kept
-- apart from what readings were: the consent to share readings shows none of it.
alter table public.symptom_entries add column corrected_at timestamptz(3);
alter table public.carbohydrate_entries add column corrected_at timestamptz(3);
alter table public.activities add column corrected_at timestamptz(3);

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
