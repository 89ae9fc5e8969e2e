-- What became of a planned dose: one row for each, however often it is sent.
create table public.medicine_doses (
  medicine_id uuid not null,
  user_id uuid not null references public.user_profiles on delete cascade,
  day date not null,
  time text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  outcome text not null check (outcome in ('taken', 'taken_late', 'missed')),
  taken_at timestamptz(3),
  recorded_at timestamptz(3) not null default now(),
  primary key (medicine_id, day, time),
  -- A medicine with doses is history, and stays as long as its person.
  foreign key (medicine_id, user_id) references public.medicines (id, user_id),
  check ((taken_at is null) = (outcome = 'missed'))
);

create index medicine_doses_of_person on public.medicine_doses (user_id, day);
