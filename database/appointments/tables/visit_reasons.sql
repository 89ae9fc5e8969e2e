-- Why a patient comes to an appointment, in their own words: for its provider alone.
create table public.visit_reasons (
  appointment_id uuid primary key references public.appointments on delete cascade,
  user_id uuid not null references public.user_profiles on delete cascade,
  reason text check (length(reason) between 1 and 200),
  note text check (length(note) between 1 and 1000),
  created_at timestamptz(3) not null default now(),
  constraint visit_reasons_say_something check (reason is not null or note is not null)
);
comment on table public.visit_reasons is 'Why a patient comes to an appointment, for its provider alone';

create index visit_reasons_of_person on public.visit_reasons (user_id);
