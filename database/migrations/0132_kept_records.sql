-- additive

-- The registered patient that a walk-in record has become; the row is then the invitation alone.
alter table public.clinic_records add column patient_id uuid references public.user_profiles on delete cascade;
comment on column public.clinic_records.patient_id is 'The registered patient that it has become; the row is then the invitation alone';
-- Who was invited until now was promised that the record is erased without an answer; who is invited from now on is not.
alter table public.clinic_records add column is_erased_unanswered boolean not null default true;
alter table public.clinic_records alter column is_erased_unanswered set default false;
comment on column public.clinic_records.is_erased_unanswered is 'Whether the invitation said that the record is erased without an answer, as before 0.4.0';

-- A person without a login who asked for it by their invitation, where more was written since: an admin decides.
alter table public.patient_registrations add column erasure_asked_at timestamptz(3);
comment on column public.patient_registrations.erasure_asked_at is 'When the person asked by the link or page of their invitation to have the record erased; an admin decides';
create index registrations_to_erase on public.patient_registrations (erasure_asked_at) where erasure_asked_at is not null;

create index clinic_records_of_patient on public.clinic_records (patient_id) where patient_id is not null;

-- One row at most: without it, no record is listed to be erased by time.
create table accounts.record_retention (
  is_only boolean primary key default true check (is_only),
  -- Whole years after the last contact; null where records are kept without an end.
  years integer check (years between 1 and 50),
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now()
);
comment on table accounts.record_retention is 'How long the clinic keeps the record of a person without a login who is not seen any more';
