-- Why staff booked or moved a visit over another one, or outside of the free times of its provider; not for the patient.
create table public.overbook_reasons (
  appointment_id uuid primary key references public.appointments on delete cascade,
  provider_id uuid not null references public.user_profiles on delete cascade,
  given_by uuid references public.user_profiles on delete set null,
  reason text not null check (length(reason) between 3 and 200),
  given_at timestamptz(3) not null default now()
);
comment on table public.overbook_reasons is 'Why staff booked a visit over another one or outside of free times';

create index overbook_reasons_of_provider on public.overbook_reasons (provider_id);
create index overbook_reasons_by_person on public.overbook_reasons (given_by);
