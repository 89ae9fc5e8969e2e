select platform.protect_own_rows('public.symptom_entries',
  inserted => '{id, user_id, symptom, own_words, severity, felt_at, notes}');
