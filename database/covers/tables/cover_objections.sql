-- A patient does not want to be seen by a colleague who covers for a provider: closed to them at once, in this cover and
-- in each later one of the two, until the patient takes it back.
create table public.cover_objections (
  patient_id uuid not null references public.user_profiles on delete cascade,
  colleague_id uuid not null references public.user_profiles on delete cascade,
  absent_id uuid not null references public.user_profiles on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (patient_id, colleague_id, absent_id)
);
comment on table public.cover_objections is 'Patients who object to a colleague who covers for a provider';

create index cover_objections_of_colleague on public.cover_objections (colleague_id);
create index cover_objections_of_absent on public.cover_objections (absent_id);
