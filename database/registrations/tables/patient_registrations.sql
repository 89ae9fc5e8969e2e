create table public.patient_registrations (
  user_id uuid primary key references public.user_profiles on delete cascade,
  registered_by uuid references public.user_profiles on delete set null,
  registered_at timestamptz(3) not null default now(),
  -- Where the day is unknown.
  born_in integer check (born_in between 1900 and 2200),
  phone_of text check (length(phone_of) between 1 and 60),
  email text check (length(email) between 3 and 255 and email = lower(email)),
  nrc text check (nrc ~ '^\d{6}/\d{2}/\d$'),
  nhima_number text check (nhima_number ~ '^[A-Z0-9]{5,20}$'),
  next_of_kin_name text check (length(next_of_kin_name) between 1 and 200),
  next_of_kin_phone text check (length(next_of_kin_phone) <= 30),
  next_of_kin_relation text check (length(next_of_kin_relation) between 1 and 60),
  language text check (length(language) between 1 and 60),
  address text check (length(address) between 1 and 500),
  taken_over_at timestamptz(3),
  erasure_asked_at timestamptz(3)
);
comment on table public.patient_registrations is 'Patients whom the clinic has registered: who did it and when, and what it asks besides the profile';
comment on column public.patient_registrations.phone_of is 'Whose the phone number of the profile is, such as "sister"; null where it is their own';
comment on column public.patient_registrations.email is 'An address that was given at the counter: no email goes there, as no one has confirmed it';
comment on column public.patient_registrations.taken_over_at is 'When the person took their record over; null while they have no login';
comment on column public.patient_registrations.erasure_asked_at is 'When the person asked by the link or page of their invitation to have the record erased; an admin decides';

create index registrations_by_year on public.patient_registrations (born_in) where born_in is not null;
create index registrations_by_nrc on public.patient_registrations (nrc) where nrc is not null;
create index registrations_by_nhima on public.patient_registrations (nhima_number) where nhima_number is not null;
-- The newest registrations first, a page at a time.
create index registrations_newest on public.patient_registrations (registered_at desc, user_id desc);
create index registrations_to_erase on public.patient_registrations (erasure_asked_at) where erasure_asked_at is not null;
