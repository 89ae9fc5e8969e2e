select platform.protect_own_rows('public.personal_plan_words', inserted => '{id, user_id, plan_id, step_id, words}');
