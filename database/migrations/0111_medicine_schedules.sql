-- additive

-- Medicines that are taken every few days, or as needed with a most of a day and no times.
alter table public.medicine_plans
  add column every_days integer check (every_days between 2 and 90),
  add column at_most integer check (at_most between 1 and 24);
comment on column public.medicine_plans.every_days is 'Taken every so many days, counted from the first plan that says so; null for a medicine taken by weekdays.';
comment on column public.medicine_plans.at_most is 'Taken as needed, at most so many times a day; null for a medicine with times.';

alter table public.medicine_plans drop constraint medicine_plans_times_check;
-- earlier versions work: they always write a time, and a plan without times is a day without doses to them
alter table public.medicine_plans
  add constraint medicine_plans_times_check check (
    cardinality(times) <= 6
    and array_to_string(times, ' ', '-') ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]( ([01][0-9]|2[0-3]):[0-5][0-9])*)?$'
  ),
  add constraint medicine_plans_schedule check (
    (at_most is null) = (cardinality(times) > 0) and (at_most is null or every_days is null)
  );
