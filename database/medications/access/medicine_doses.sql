select platform.protect_own_rows('public.medicine_doses',
  inserted => '{medicine_id, user_id, day, time, outcome, taken_at}',
  updated => '{outcome, taken_at}');
