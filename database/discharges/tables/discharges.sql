-- That a provider ended the care of a patient. Until they are readmitted, the provider no longer treats them.
create table public.discharges (
  id uuid primary key,
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- Null once the provider's account has been erased.
  provider_id uuid references public.user_profiles on delete set null,
  reason text not null check (reason in ('goals_reached', 'moved_away', 'does_not_come', 'wishes_to_stop', 'referred', 'other')),
  summary text not null check (length(summary) between 1 and 10000),
  -- Whether the patient reads the summary in the app.
  is_shared boolean not null,
  discharged_at timestamptz(3) not null default now(),
  -- When the patient got the email about the last change.
  notified_at timestamptz(3),
  readmitted_at timestamptz(3),
  readmitted_how text check (readmitted_how in ('provider', 'booking')),
  readmission_reason text check (length(readmission_reason) between 1 and 500),
  constraint discharges_readmitted check ((readmitted_at is null) = (readmitted_how is null)
    and (readmission_reason is not null) = (readmitted_how is not distinct from 'provider'))
);
comment on table public.discharges is 'The end of the care of a patient by a provider, with its summary, and whether they were readmitted';

create unique index discharges_in_force on public.discharges (provider_id, patient_id) where readmitted_at is null;
create index discharges_of_patient on public.discharges (patient_id, discharged_at desc);
create index discharges_of_provider on public.discharges (provider_id, discharged_at desc) where provider_id is not null;
