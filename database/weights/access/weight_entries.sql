select platform.protect_own_rows('public.weight_entries',
  inserted => '{id, user_id, weight_kg, waist_cm, height_cm, notes, created_at}');
-- A correction is the system's, which keeps what was there in the same transaction.
grant update (weight_kg, waist_cm, height_cm, notes, created_at, corrected_at) on public.weight_entries to service_role;
