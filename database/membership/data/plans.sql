insert into public.plans (key, name, price_ngwee, summary, features, is_recommended, is_add_on, position) values
  ('student-wellness', 'Student Wellness', 0, 'Always free, with an institution’s name.',
    array['Unlimited screenings (PHQ-9, GAD-7)', 'Self-help library', 'Anonymous group therapy registration',
      'Time Management and Burnout modules', 'Community forum'], false, false, 1),
  ('wellness-starter', 'Wellness Starter', 25000, 'A steady hand each month.',
    array['Everything in Student Wellness', 'Monthly check-in', 'Resource packs',
      'Basic NCD tracking (blood pressure, weight)', 'No advertisements'], false, false, 2),
  ('comprehensive-care', 'Comprehensive Care', 100000, 'Therapy and a dietitian, every month.',
    array['Everything in Wellness Starter', 'Two 1-on-1 therapy sessions a month',
      'One dietitian consultation a month', 'Personalized care plans', 'Advanced NCD analytics', 'Priority support'],
    true, false, 3),
  ('diet-nutrition', 'Diet & Nutrition Plan', 10000, 'Meals that fit your glucose, for a month.',
    array['A meal plan written by a dietitian', 'A carbohydrate log beside your glucose'], false, true, 4);
