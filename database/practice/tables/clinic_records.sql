create table public.clinic_records (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  full_name text not null check (length(full_name) between 1 and 200),
  -- Where the invitation goes. Compared with the confirmed address of an account, when its owner asks.
  email text check (length(email) between 3 and 255 and email = lower(email)),
  phone_number text check (length(phone_number) between 6 and 30),
  -- The last nine digits: the same number with 0, 260 or +260 in front.
  phone_digits text check (phone_digits ~ '^\d{9}$'),
  notes text check (length(notes) between 1 and 2000),
  -- When they came to the clinic.
  created_at timestamptz(3) not null default now(),
  -- HMAC of the code that opens the record together with the phone number.
  code_digest bytea unique,
  code_expires_at timestamptz(3),
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
  patient_id uuid references public.user_profiles on delete cascade,
  is_erased_unanswered boolean not null default false,
  unique (provider_id, email),
  constraint clinic_records_can_be_reached check (email is not null or phone_number is not null),
  constraint clinic_records_phone_has_digits check ((phone_number is null) = (phone_digits is null)),
  constraint clinic_records_code_expires check ((code_digest is null) = (code_expires_at is null)),
  constraint clinic_records_code_has_phone check (code_digest is null or phone_digits is not null)
);
comment on column public.clinic_records.patient_id is 'The registered patient that it has become; the row is then the invitation alone';
comment on column public.clinic_records.is_erased_unanswered is 'Whether the invitation said that the record is erased without an answer, as before 0.4.0';
comment on table public.clinic_records is 'Walk-in patients without an account, each of the provider who added them';

create index clinic_records_of_provider on public.clinic_records (provider_id, created_at desc, id desc);
create index clinic_records_by_email on public.clinic_records (email) where email is not null;
create index clinic_records_by_age on public.clinic_records (created_at);
create index clinic_records_of_patient on public.clinic_records (patient_id) where patient_id is not null;
