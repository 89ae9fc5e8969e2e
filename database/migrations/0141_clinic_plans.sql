-- additive

-- Plans that a provider asks for with a patient at the clinic.
alter table public.meal_plan_requests add column at_clinic boolean not null default false;
alter table public.meal_plan_requests add column recorded_by uuid references public.user_profiles on delete set null;
-- earlier versions work: what they write has neither.
alter table public.meal_plan_requests add constraint meal_plan_requests_asked_at_clinic check (at_clinic or recorded_by is null);
comment on column public.meal_plan_requests.recorded_by is 'The provider who asked the questions at the clinic; null where the person answered alone, or the provider is erased';
create index meal_plan_requests_by_recorder on public.meal_plan_requests (recorded_by) where recorded_by is not null;

alter table public.exercise_plan_requests add column at_clinic boolean not null default false;
alter table public.exercise_plan_requests add column recorded_by uuid references public.user_profiles on delete set null;
-- earlier versions work: what they write has neither.
alter table public.exercise_plan_requests add constraint exercise_plan_requests_asked_at_clinic check (at_clinic or recorded_by is null);
comment on column public.exercise_plan_requests.recorded_by is 'The provider who asked the questions at the clinic; null where the person answered alone, or the provider is erased';
create index exercise_plan_requests_by_recorder on public.exercise_plan_requests (recorded_by) where recorded_by is not null;

alter table public.consents drop constraint consents_purpose_check;
-- earlier versions work: they write the other purposes, which stay.
alter table public.consents add constraint consents_purpose_check
  check (purpose in ('health_data', 'share_screenings', 'share_screenings_dietitian', 'share_readings', 'clinic_readings', 'clinic_screenings', 'clinic_plans', 'safety_alerts', 'emergency_contact'));
