select platform.protect_own_rows('public.activities',
  inserted => '{id, user_id, day, kind, minutes, effort, note}');
-- A correction is the system's, which keeps what was there in the same transaction.
grant update (day, kind, minutes, effort, note, corrected_at) on public.activities to service_role;
