select platform.protect_own_rows('public.medicines',
  inserted => '{id, user_id, name, care, starts_on, ends_on, notes, reminders, purpose, prescriber, supply_left, supply_on}',
  updated => '{name, care, starts_on, ends_on, notes, reminders, stopped_at, purpose, prescriber, supply_left, supply_on}');
