-- A patient who would rather come earlier than their appointment says.
create table public.waiting_list (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.user_profiles on delete cascade,
  appointment_id uuid not null unique references public.appointments on delete cascade,
  created_at timestamptz(3) not null default now()
);

create index waiting_list_by_time on public.waiting_list (created_at, id);
create index waiting_list_of_patient on public.waiting_list (patient_id);
