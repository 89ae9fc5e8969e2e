select platform.protect_own_rows('public.personal_plan_marks', inserted => '{id, user_id, plan_id, step_id, day}');
