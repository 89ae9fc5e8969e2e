-- What staff have done about an appointment that falls into an absence of its provider.
create table public.absence_marks (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments on delete cascade,
  mark text not null check (mark in ('called', 'notified')),
  marked_by uuid references public.user_profiles on delete set null,
  marked_at timestamptz(3) not null default now(),
  unique (appointment_id, mark)
);
comment on table public.absence_marks is 'Whom staff have called or notified of an absence';

create index absence_marks_by_person on public.absence_marks (marked_by);
