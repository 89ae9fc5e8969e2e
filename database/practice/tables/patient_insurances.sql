-- Who pays for a patient. Without a row it is NHIMA where their registration has its number: that number is kept there.
create table public.patient_insurances (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.user_profiles on delete cascade,
  -- Null where they pay by themselves, whatever number their registration has.
  insurer_id uuid references public.insurers,
  member_number text check (member_number ~ '^[A-Z0-9/-]{3,30}$'),
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now(),
  constraint patient_insurances_number_of_insurer check ((insurer_id is null) = (member_number is null))
);
comment on table public.patient_insurances is 'The insurer of a patient, with their member number';

create index patient_insurances_of_insurer on public.patient_insurances (insurer_id) where insurer_id is not null;
create index patient_insurances_by_change on public.patient_insurances (changed_by) where changed_by is not null;
