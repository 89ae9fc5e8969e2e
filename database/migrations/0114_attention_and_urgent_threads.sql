-- additive

-- What a provider has noted about a patient who needs attention: the reasons wait until a day, or until there is something
-- newer than the provider has seen.
create table public.attention_acknowledgements (
  id uuid primary key,
  provider_id uuid not null references public.user_profiles on delete cascade,
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- Each reason with the time of the newest result, reading or session that it was about.
  reasons jsonb not null check (jsonb_typeof(reasons) = 'object' and reasons <> '{}'),
  note text not null check (length(note) between 1 and 1000),
  return_on date not null,
  created_at timestamptz(3) not null default now()
);

create index attention_acknowledgements_in_force on public.attention_acknowledgements (provider_id, return_on);
create index attention_acknowledgements_of_patient on public.attention_acknowledgements (patient_id, provider_id, created_at desc);

-- When a patient asked to tell their provider at once.
alter table public.threads add column urgent_at timestamptz(3);
create index threads_urgent on public.threads (provider_id, urgent_at) where urgent_at is not null;
