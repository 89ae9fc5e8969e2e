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
