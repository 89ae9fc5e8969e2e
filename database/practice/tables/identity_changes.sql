create table public.identity_changes (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  -- As the provider wants them to be, whole.
  full_name text not null check (length(full_name) <= 200),
  specialty text check (length(specialty) <= 200),
  qualifications text[] not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  submitted_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  -- Null also where that admin's account has been erased since.
  decided_by uuid references public.user_profiles on delete set null,
  reason text check (length(reason) between 1 and 1000),
  check ((status = 'pending') = (decided_at is null)),
  check (decided_by is null or decided_at is not null),
  check (status <> 'refused' or reason is not null)
);
comment on table public.identity_changes is 'Changes of a provider''s name, specialty and qualifications that an admin approves or refuses';

-- A newer wish takes the place of the one that waits, under an id of its own: an admin decides what they have read.
create unique index identity_changes_waiting on public.identity_changes (provider_id) where status = 'pending';
create index identity_changes_of_provider on public.identity_changes (provider_id, submitted_at desc);
create index identity_changes_queue on public.identity_changes (status, submitted_at);
create index identity_changes_by_admin on public.identity_changes (decided_by);
