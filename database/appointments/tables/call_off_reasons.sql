-- Why an appointment was called off: for the provider and admins, never for the patient, who may read all of an appointment.
create table public.call_off_reasons (
  appointment_id uuid primary key references public.appointments on delete cascade,
  -- Whose appointments they were.
  provider_id uuid not null references public.user_profiles on delete cascade,
  called_off_by uuid references public.user_profiles on delete set null,
  reason text not null check (length(reason) between 1 and 500),
  called_off_at timestamptz(3) not null default now()
);
comment on table public.call_off_reasons is 'Why a provider or an admin called an appointment off; private';

create index call_off_reasons_of_provider on public.call_off_reasons (provider_id, called_off_at desc);
create index call_off_reasons_by_person on public.call_off_reasons (called_off_by);
