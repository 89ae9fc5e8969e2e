-- What a provider writes about a patient: a draft that is saved as it is typed, until it is signed. Then nothing of it changes.
create table public.session_notes (
  id uuid primary key,
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- Null once the provider's account has been erased.
  provider_id uuid references public.user_profiles on delete set null,
  -- Of which visit; null where it is of none.
  appointment_id uuid references public.appointments on delete set null,
  form text not null check (form in ('free', 'structured')),
  free_text text not null default '',
  reason text not null default '',
  findings text not null default '',
  plan text not null default '',
  follow_up text not null default '',
  -- Counts the saved drafts: who saves over another one than they saw is told.
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  saved_at timestamptz(3) not null default now(),
  signed_at timestamptz(3),
  -- When its patient got it; they read it in `shared_notes`.
  shared_at timestamptz(3),
  constraint session_notes_length check (length(free_text) + length(reason) + length(findings) + length(plan) + length(follow_up) <= 10000),
  constraint session_notes_shared_once_signed check (shared_at is null or signed_at is not null)
);
comment on table public.session_notes is 'Notes of a provider on a patient: drafts, and signed ones, which are only amended';

create index session_notes_of_pair on public.session_notes (patient_id, provider_id, created_at desc);
create index session_notes_of_provider on public.session_notes (provider_id) where provider_id is not null;
create index session_notes_of_appointment on public.session_notes (appointment_id) where appointment_id is not null;
