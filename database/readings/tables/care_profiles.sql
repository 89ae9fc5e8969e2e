create table public.care_profiles (
  user_id uuid primary key references public.user_profiles on delete cascade,
  -- Null where the person was not asked; 'unsaid' where they would rather not say.
  pregnancy text check (pregnancy in ('pregnant', 'postpartum', 'no', 'unsaid')),
  -- When that was answered: it is asked again after a month.
  pregnancy_at timestamptz(3),
  diabetes text check (diabetes in ('yes', 'no', 'unsaid')),
  insulin text check (insulin in ('yes', 'no', 'unsaid')),
  sulfonylurea text check (sulfonylurea in ('yes', 'no', 'unsaid')),
  -- mmHg, both values below; set by a clinician, who is named.
  target_systolic integer check (target_systolic between 100 and 160),
  target_diastolic integer check (target_diastolic between 60 and 100),
  target_author text check (length(target_author) between 1 and 100),
  updated_at timestamptz(3) not null default now(),
  -- Clinics treat a blood pressure from 130/80 with one of these, or with diabetes.
  heart_disease text check (heart_disease in ('yes', 'no', 'unsaid')),
  kidney_disease text check (kidney_disease in ('yes', 'no', 'unsaid')),
  -- When each was answered; null for answers of before 2026-11-29.
  diabetes_at timestamptz(3),
  insulin_at timestamptz(3),
  sulfonylurea_at timestamptz(3),
  heart_disease_at timestamptz(3),
  kidney_disease_at timestamptz(3),
  check ((pregnancy is null) = (pregnancy_at is null)),
  check (num_nulls(target_systolic, target_diastolic, target_author) in (0, 3)),
  check (target_diastolic < target_systolic)
);
comment on table public.care_profiles is 'Health data that changes the advice on readings. Each person writes and sees their own.';

-- Lower values are one in pregnancy and for six weeks after birth.
create index care_profiles_pregnant on public.care_profiles (user_id) where pregnancy in ('pregnant', 'postpartum');
