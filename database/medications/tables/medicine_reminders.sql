-- That a person was reminded of a dose; kept for some days, so that it happens once.
create table public.medicine_reminders (
  medicine_id uuid not null references public.medicines on delete cascade,
  user_id uuid not null references public.user_profiles on delete cascade,
  day date not null,
  time text not null,
  primary key (medicine_id, day, time)
);

create index medicine_reminders_of_person on public.medicine_reminders (user_id);
create index medicine_reminders_by_day on public.medicine_reminders (day);
