select platform.protect_own_rows('public.carbohydrate_entries',
  inserted => '{id, user_id, day, meal, food, grams}');
