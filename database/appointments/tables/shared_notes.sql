create table public.shared_notes (
  appointment_id uuid primary key references public.appointments on delete cascade,
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- The patient keeps the note when its provider erases their account.
  provider_id uuid references public.user_profiles on delete set null,
  notes text not null check (length(notes) between 1 and 40000),
  shared_at timestamptz(3) not null default now(),
  changed_at timestamptz(3),
  notified_at timestamptz(3)
);
comment on table public.shared_notes is 'Notes on a held session that its provider shared with its patient';
comment on column public.shared_notes.changed_at is 'When the provider last corrected it; null where they have not';
comment on column public.shared_notes.notified_at is 'When its patient got the email about it';

create index shared_notes_of_patient on public.shared_notes (patient_id);
create index shared_notes_of_provider on public.shared_notes (provider_id);
