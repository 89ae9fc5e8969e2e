-- How a medicine is taken from a day on. A change makes a new row, so that the days before it keep theirs.
create table public.medicine_plans (
  medicine_id uuid not null,
  user_id uuid not null references public.user_profiles on delete cascade,
  from_day date not null,
  strength double precision check (strength > 0 and strength <= 10000),
  strength_unit text check (strength_unit in ('mg', 'mcg', 'g', 'mg/ml', 'units', 'units/ml', '%')),
  form text not null check (form in ('tablet', 'capsule', 'liquid', 'injection', 'drops', 'inhaler', 'sachet', 'patch')),
  -- Of one dose, in what the form is counted in.
  amount double precision not null check (amount > 0 and amount <= 5000),
  -- `HH:MM` in Lusaka, in the order of the day; none of a medicine that is taken as needed.
  times text[] not null,
  days text[] not null check (
      cardinality(days) between 1 and 7
      and days <@ array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    ),
  food text not null check (food in ('with', 'without', 'either')),
  unit text check (unit in ('units', 'ml', 'mg', 'mcg', 'injections')),
  every_days integer check (every_days between 2 and 90),
  at_most integer check (at_most between 1 and 24),
  primary key (medicine_id, from_day),
  foreign key (medicine_id, user_id) references public.medicines (id, user_id) on delete cascade,
  check ((strength is null) = (strength_unit is null)),
  -- An injection is counted in units, ml, mg, micrograms or injections. Null is what was kept before: units.
  -- An amount may be larger, for example 1000 mg.
  constraint medicine_plans_unit_of_injection check (unit is null or form = 'injection'),
  constraint medicine_plans_times_check check (
    cardinality(times) <= 6
    and array_to_string(times, ' ', '-') ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]( ([01][0-9]|2[0-3]):[0-5][0-9])*)?$'
  ),
  constraint medicine_plans_schedule check (
    (at_most is null) = (cardinality(times) > 0) and (at_most is null or every_days is null)
  )
);
comment on column public.medicine_plans.every_days is 'Taken every so many days, counted from the first plan that says so; null for a medicine taken by weekdays.';
comment on column public.medicine_plans.at_most is 'Taken as needed, at most so many times a day; null for a medicine with times.';
comment on column public.medicine_plans.unit is 'What a dose of an injection is counted in; null for every other form, and for units.';

create index medicine_plans_of_person on public.medicine_plans (user_id);
