create table public.threads (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- Null once the provider's account has been erased, and their words with it.
  provider_id uuid references public.user_profiles on delete set null,
  created_at timestamptz(3) not null default now(),
  -- Null while nobody has written.
  last_message_at timestamptz(3),
  -- When the patient asked to tell the provider at once; null once the provider has answered or dealt with it.
  urgent_at timestamptz(3),
  unique (patient_id, provider_id),
  check (patient_id <> provider_id)
);

create index threads_of_patient on public.threads (patient_id, last_message_at desc);
create index threads_of_provider on public.threads (provider_id, last_message_at desc);
create index threads_urgent on public.threads (provider_id, urgent_at) where urgent_at is not null;
