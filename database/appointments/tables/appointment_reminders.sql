-- Which reminders of an appointment have been written, each once for each of the two; `morning` is the list of its day,
-- for its provider.
create table public.appointment_reminders (
  appointment_id uuid not null references public.appointments on delete cascade,
  kind text not null check (kind in ('day', 'hour', 'morning')),
  written_at timestamptz(3) not null default now(),
  primary key (appointment_id, kind)
);
