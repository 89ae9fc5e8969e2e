select platform.protect_own_rows('public.symptom_entries',
  inserted => '{id, user_id, symptom, own_words, severity, felt_at, notes}');
-- A correction is the system's, which keeps what was there in the same transaction.
grant update (symptom, own_words, severity, felt_at, notes, corrected_at) on public.symptom_entries to service_role;
