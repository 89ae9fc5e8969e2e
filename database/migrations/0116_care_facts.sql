-- additive

-- When each answer about care was given: one that was given earlier and arrives later replaces nothing.
alter table public.care_profiles add column diabetes_at timestamptz(3);
alter table public.care_profiles add column insulin_at timestamptz(3);
alter table public.care_profiles add column sulfonylurea_at timestamptz(3);
alter table public.care_profiles add column heart_disease_at timestamptz(3);
alter table public.care_profiles add column kidney_disease_at timestamptz(3);

-- Why a plan has an exercise that needs a movement which hurts its person.
alter table public.exercise_plans add column painful_reason text check (length(painful_reason) between 1 and 500);
