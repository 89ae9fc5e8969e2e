select platform.protect_own_rows('public.advice_answers',
  inserted => '{id, user_id, blood_pressure_reading_id, glucose_reading_id, value, answer, created_at}');
