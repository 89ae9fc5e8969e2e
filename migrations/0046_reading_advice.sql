-- additive
-- What advice on readings goes by: a person's own care profile, and meters that show LO or HI.

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
  check ((pregnancy is null) = (pregnancy_at is null)),
  check (num_nulls(target_systolic, target_diastolic, target_author) in (0, 3)),
  check (target_diastolic < target_systolic)
);
comment on table public.care_profiles is 'Health data that changes the advice on readings. Each person writes and sees their own.';
alter table public.care_profiles enable row level security;
alter table public.care_profiles force row level security;
revoke all on public.care_profiles from public, anon, authenticated, service_role;
grant select, insert (user_id, pregnancy, pregnancy_at, diabetes, insulin, sulfonylurea, target_systolic, target_diastolic, target_author, updated_at),
  update (pregnancy, pregnancy_at, diabetes, insulin, sulfonylurea, target_systolic, target_diastolic, target_author, updated_at) on public.care_profiles to authenticated;
grant select, insert, delete on public.care_profiles to service_role;
create policy "a person reads their own care profile" on public.care_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a client writes their care profile while consent stands" on public.care_profiles
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "a client changes their care profile while consent stands" on public.care_profiles
  for update to authenticated using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and (select accounts.consent_stands()));
create policy "the system exports, seeds and erases care profiles" on public.care_profiles
  for all to service_role using (true) with check (true);

-- Shown to a provider with the readings that it explains, and under the same consent.
create function practice.shared_care_profile(patient uuid) returns setof public.care_profiles
language sql stable security definer set search_path = '' as
  $$ select c.* from public.care_profiles c where c.user_id = patient and practice.sees(patient, 'share_readings') $$;
comment on function practice.shared_care_profile(uuid) is 'The care profile of a patient who shares their readings with the actor.';
grant create on schema practice to service_role;
alter function practice.shared_care_profile(uuid) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.shared_care_profile(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.shared_care_profile(uuid) to authenticated;

-- The word is the value; the numbers beside it are the end of the meter's range, for sorting and charts.
alter table public.glucose_readings add column meter_shows text;
alter table public.glucose_readings add constraint glucose_readings_meter_shows
  check (meter_shows is null
    or (meter_shows = 'LO' and entered_value = case entered_unit when 'mg/dL' then 20 else 1.1 end)
    or (meter_shows = 'HI' and entered_value = case entered_unit when 'mg/dL' then 600 else 33.3 end));
comment on column public.glucose_readings.meter_shows is 'LO or HI where the meter showed that instead of a number; entered_value and glucose_level are then the end of its range, not a measurement.';
