-- What people take, when, and whether they took it; and how they feel, in a fixed list or own words.
-- A person's own rows and nobody else's, neither provider nor admin.

create table public.medicines (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- As it stands on the package.
  name text not null check (length(name) between 1 and 120),
  -- What it is for, as far as the hubs tell it apart.
  care text not null check (care in ('blood_pressure', 'glucose', 'other')),
  starts_on date not null check (starts_on between '1950-01-01' and '2199-12-31'),
  ends_on date check (ends_on between starts_on and '2199-12-31'),
  notes text check (length(notes) <= 500),
  -- A mail at the time of each dose, asked for one by one.
  reminders boolean not null default false,
  stopped_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (id, user_id)
);
create index medicines_of_person on public.medicines (user_id, created_at desc);
create index medicines_to_remind_of on public.medicines (id) where reminders and stopped_at is null;

-- How a medicine is taken from a day on. A change makes a new row, so that the days before it keep theirs.
create table public.medicine_plans (
  medicine_id uuid not null,
  user_id uuid not null references public.user_profiles on delete cascade,
  from_day date not null,
  strength double precision check (strength > 0 and strength <= 10000),
  strength_unit text check (strength_unit in ('mg', 'mcg', 'g', 'mg/ml', 'units', 'units/ml', '%')),
  form text not null check (form in ('tablet', 'capsule', 'liquid', 'injection', 'drops', 'inhaler', 'sachet', 'patch')),
  -- Of one dose, in what the form is counted in.
  amount double precision not null check (amount > 0 and amount <= 200),
  -- `HH:MM` in Lusaka, in the order of the day.
  times text[] not null check (
    cardinality(times) between 1 and 6
    and array_to_string(times, ' ', '-') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]( ([01][0-9]|2[0-3]):[0-5][0-9])*$'
  ),
  days text[] not null check (
    cardinality(days) between 1 and 7
    and days <@ array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  ),
  food text not null check (food in ('with', 'without', 'either')),
  primary key (medicine_id, from_day),
  foreign key (medicine_id, user_id) references public.medicines (id, user_id) on delete cascade,
  check ((strength is null) = (strength_unit is null))
);
create index medicine_plans_of_person on public.medicine_plans (user_id);

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

create table public.symptom_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- A word of the list in domain/symptoms; null where it is said in own words alone.
  symptom text check (length(symptom) between 1 and 60),
  own_words text check (length(own_words) between 1 and 200),
  -- 1 a little, 2 quite a lot, 3 very much.
  severity integer not null check (severity between 1 and 3),
  felt_at timestamptz(3) not null,
  notes text check (length(notes) <= 500),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  check (symptom is not null or own_words is not null)
);
create index symptom_entries_newest on public.symptom_entries (user_id, felt_at desc, id desc);

do $$
declare t text;
begin
  foreach t in array array['medicines', 'medicine_plans', 'medicine_doses', 'medicine_reminders', 'symptom_entries'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('grant select, insert, delete on public.%I to service_role', t);
    execute format('create policy "the system reminds, exports, seeds and erases" on public.%I for all to service_role using (true) with check (true)', t);
  end loop;
  foreach t in array array['medicines', 'medicine_plans', 'medicine_doses', 'symptom_entries'] loop
    execute format('grant select on public.%I to authenticated', t);
    execute format('create policy "a person reads what they take and feel" on public.%I for select to authenticated using (user_id = (select auth.uid()))', t);
    execute format('create policy "a client writes it down while consent stands" on public.%I for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = ''client'' and (select accounts.consent_stands()))', t);
    execute format('create policy "a person takes it back" on public.%I for delete to authenticated using (user_id = (select auth.uid()))', t);
    execute format('grant delete on public.%I to authenticated', t);
  end loop;
  foreach t in array array['medicines', 'medicine_doses'] loop
    execute format('create policy "a person changes what they wrote down" on public.%I for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
  end loop;
end $$;

grant insert (id, user_id, name, care, starts_on, ends_on, notes, reminders) on public.medicines to authenticated;
grant update (name, care, starts_on, ends_on, notes, reminders, stopped_at) on public.medicines to authenticated;
-- A plan is replaced, never changed.
grant insert (medicine_id, user_id, from_day, strength, strength_unit, form, amount, times, days, food) on public.medicine_plans to authenticated;
grant insert (medicine_id, user_id, day, time, outcome, taken_at) on public.medicine_doses to authenticated;
grant update (outcome, taken_at) on public.medicine_doses to authenticated;
grant insert (id, user_id, symptom, own_words, severity, felt_at, notes) on public.symptom_entries to authenticated;
