-- A plan is replaced, never changed.
select platform.protect_own_rows('public.medicine_plans',
  inserted => '{medicine_id, user_id, from_day, strength, strength_unit, form, amount, times, days, food, unit, every_days, at_most}');
