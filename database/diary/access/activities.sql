select platform.protect_own_rows('public.activities',
  inserted => '{id, user_id, day, kind, minutes, effort, note}');
