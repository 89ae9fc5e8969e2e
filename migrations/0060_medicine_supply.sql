-- additive
-- What a medicine is for, who prescribed it, and how much of it is left; and the unit of an injection.

alter table public.medicines
  add column purpose text check (length(purpose) between 1 and 120),
  add column prescriber text check (length(prescriber) between 1 and 120),
  add column supply_left double precision check (supply_left between 0 and 10000),
  add column supply_on date,
  add constraint medicines_supply_has_its_day check ((supply_left is null) = (supply_on is null));
comment on column public.medicines.purpose is 'What it is for, in the words of the person: for blood pressure.';
comment on column public.medicines.prescriber is 'Who prescribed it, as the person says: a name, a clinic.';
comment on column public.medicines.supply_left is 'How much was left at the beginning of supply_on, in what the doses are counted in.';
comment on column public.medicines.supply_on is 'The day in Lusaka on which supply_left was counted.';
create index medicines_to_refill on public.medicines (id)
  where reminders and stopped_at is null and supply_left is not null;

-- An injection is counted in units, ml, mg, micrograms or injections. Null is what was kept before: units.
-- An amount may be larger, for example 1000 mg.
alter table public.medicine_plans
  add column unit text check (unit in ('units', 'ml', 'mg', 'mcg', 'injections')),
  add constraint medicine_plans_unit_of_injection check (unit is null or form = 'injection'),
  drop constraint medicine_plans_amount_check,
  add constraint medicine_plans_amount_check check (amount > 0 and amount <= 5000);
comment on column public.medicine_plans.unit is 'What a dose of an injection is counted in; null for every other form, and for units.';

grant insert (purpose, prescriber, supply_left, supply_on), update (purpose, prescriber, supply_left, supply_on)
  on public.medicines to authenticated;
grant insert (unit) on public.medicine_plans to authenticated;
