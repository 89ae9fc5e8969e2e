create table public.user_profiles (
  id uuid primary key,
  full_name text not null default '' check (length(full_name) <= 200),
  email text,
  phone_number text check (length(phone_number) <= 30),
  gender text check (gender in ('male', 'female')),
  date_of_birth date,
  bio text check (length(bio) <= 2000),
  specialty text check (length(specialty) <= 200),
  qualifications text[] not null default '{}',
  profile_picture_url text,
  is_student boolean not null default false,
  institution_name text check (length(institution_name) <= 200),
  student_id text check (length(student_id) <= 60),
  study_area text check (length(study_area) <= 200),
  year_of_study text check (length(year_of_study) <= 60),
  emergency_contact jsonb,
  known_allergies_conditions text check (length(known_allergies_conditions) <= 2000),
  verification_status text not null default 'unverified' check (verification_status in ('unverified', 'pending', 'rejected', 'verified')),
  verification_document_path text,
  role text not null default 'client' check (role in ('client', 'provider', 'admin', 'front_desk')),
  -- Null unless role is provider; only an approved provider with a certificate in force is shown patients.
  provider_status text check (provider_status in ('pending', 'approved', 'refused')),
  registration_body text,
  registration_number text,
  certificate_year integer,
  certificate_expires_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  profession text check (profession in ('therapist', 'dietitian', 'fitness expert')),
  guardian_name text check (length(guardian_name) between 1 and 200),
  guardian_agreed_at timestamptz(3),
  student_until date,
  student_warned_days integer check (student_warned_days > 0),
  check ((role = 'provider') = (provider_status is not null)),
  check (not is_student or role = 'client'),
  constraint guardian_has_agreed check ((guardian_name is null) = (guardian_agreed_at is null))
);
comment on column public.user_profiles.guardian_name is 'Parent or guardian of somebody under 18, who knows of the account and agrees';
comment on column public.user_profiles.student_until is 'Last day of the student status; a verification moves it on by a year';
comment on column public.user_profiles.student_warned_days is 'Days before student_until of the last warning sent';

create index profiles_of_approved_providers on public.user_profiles (id) where provider_status = 'approved';
create index profiles_by_name on public.user_profiles using gin (to_tsvector('simple', full_name));
create index profiles_by_time on public.user_profiles (created_at desc, id desc);
create index students_by_last_day on public.user_profiles (student_until) where is_student;
create index profiles_by_birth on public.user_profiles (date_of_birth) where date_of_birth is not null;
-- The few who work here and see no patients.
create index profiles_of_staff on public.user_profiles (role, id) where role in ('admin', 'front_desk');
