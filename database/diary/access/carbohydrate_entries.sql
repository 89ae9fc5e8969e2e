select platform.protect_own_rows('public.carbohydrate_entries',
  inserted => '{id, user_id, day, meal, food, grams}');
-- A correction is the system's, which keeps what was there in the same transaction.
grant update (day, meal, food, grams, corrected_at) on public.carbohydrate_entries to service_role;
