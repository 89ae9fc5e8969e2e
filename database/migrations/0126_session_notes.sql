-- additive

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

-- What was added to a signed note. Nothing of it ever changes.
create table public.note_amendments (
  id uuid primary key,
  note_id uuid not null references public.session_notes on delete cascade,
  patient_id uuid not null references public.user_profiles on delete cascade,
  provider_id uuid references public.user_profiles on delete set null,
  body text not null check (length(body) between 1 and 10000),
  created_at timestamptz(3) not null default now()
);
comment on table public.note_amendments is 'Additions to signed notes, beside what was signed';

create index note_amendments_of_note on public.note_amendments (note_id, created_at);
create index note_amendments_of_patient on public.note_amendments (patient_id);
create index note_amendments_of_provider on public.note_amendments (provider_id) where provider_id is not null;

-- Headings that a provider keeps for their own notes.
create table public.note_templates (
  id uuid primary key,
  provider_id uuid not null references public.user_profiles on delete cascade,
  name text not null check (length(name) between 1 and 80),
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz(3) not null default now()
);
comment on table public.note_templates is 'Own templates for notes; they say nothing of a patient';

create index note_templates_of_provider on public.note_templates (provider_id, created_at);

-- Notes on a session have up to 10,000 letters, and shared ones as many again for what is added to them.
alter table public.appointments drop constraint appointments_notes_check;
-- earlier versions work: they write shorter notes.
alter table public.appointments add constraint appointments_notes_check check (length(notes) <= 10000) not valid;
alter table public.appointments validate constraint appointments_notes_check;
alter table public.shared_notes drop constraint shared_notes_notes_check;
-- earlier versions work: they write shorter notes.
alter table public.shared_notes add constraint shared_notes_notes_check check (length(notes) between 1 and 40000);
-- When the patient got the email about them.
alter table public.shared_notes add column notified_at timestamptz(3);
comment on column public.shared_notes.notified_at is 'When its patient got the email about it';
