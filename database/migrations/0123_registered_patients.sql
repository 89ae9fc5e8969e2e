-- additive

-- Patients whom the clinic registers, with or without a login, and the consents that it records.
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
  taken_over_at timestamptz(3)
);
comment on table public.patient_registrations is 'Patients whom the clinic has registered: who did it and when, and what it asks besides the profile';
comment on column public.patient_registrations.phone_of is 'Whose the phone number of the profile is, such as "sister"; null where it is their own';
comment on column public.patient_registrations.email is 'An address that was given at the counter: no email goes there, as no one has confirmed it';
comment on column public.patient_registrations.taken_over_at is 'When the person took their record over; null while they have no login';

create index registrations_by_year on public.patient_registrations (born_in) where born_in is not null;
create index registrations_by_nrc on public.patient_registrations (nrc) where nrc is not null;
create index registrations_by_nhima on public.patient_registrations (nhima_number) where nhima_number is not null;

create table accounts.take_over_codes (
  user_id uuid primary key references accounts.users on delete cascade,
  -- HMAC of the code that the clinic printed or read out.
  code_digest bytea not null unique check (length(code_digest) = 32),
  expires_at timestamptz(3) not null,
  made_by uuid references public.user_profiles on delete set null,
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
  -- The login that the person asked for, until its address is confirmed by the code in the email.
  email text check (email = lower(email) and length(email) <= 255),
  password_hash text,
  -- The parent or guardian who agrees to it, of a person under 18.
  guardian_name text check (length(guardian_name) between 1 and 200),
  email_code_digest bytea check (length(email_code_digest) = 32),
  email_code_expires_at timestamptz(3),
  email_wrong_tries integer not null default 0 check (email_wrong_tries between 0 and 5),
  constraint take_over_codes_login_is_whole check ((email is null) = (password_hash is null)),
  constraint take_over_codes_email_code_expires check ((email_code_digest is null) = (email_code_expires_at is null))
);
comment on table accounts.take_over_codes is 'Codes with which a person without a login takes their record over';

alter table public.consents add column recorded_by uuid references public.user_profiles on delete set null;
alter table public.consents add column given_how text check (given_how in ('paper', 'words'));
alter table public.consents add column given_by text check (length(given_by) between 1 and 200);
alter table public.consents add column withdrawn_by uuid references public.user_profiles on delete set null;
comment on column public.consents.recorded_by is 'Who recorded at the clinic what the person agreed to; null where they did it themselves';
comment on column public.consents.given_how is 'How it was given at the clinic; null where they gave it themselves';
comment on column public.consents.given_by is 'The parent or guardian who agreed for a child';
comment on column public.consents.withdrawn_by is 'Who withdrew it at the clinic for the person; null where they did it themselves';

-- The keys by which a name is found with one letter wrong, missing, added or swapped: each word as it sounds, and the
-- same without each of its letters. Two words that are one letter apart have a key in common. `soundOf` of
-- domain/registrations/name-sound.ts writes a word in the same way.
create or replace function accounts.name_keys(name text) returns text[] language sql immutable parallel safe as $$
  with sounds as (
    select regexp_replace(replace(replace(translate(left(w.word, 40), 'ly', 'ri'), 'ph', 'f'), 'ch', 'c'), '(.)\1+', '\1', 'g') as sound
    from regexp_split_to_table(lower(accounts.plain_words(name)), '\s+') with ordinality as w(word, place)
    where w.word <> '' and w.place <= 9
  )
  select coalesce(array_agg(distinct k.key), '{}') from (
    select s.sound as key from sounds s
    union all
    select left(s.sound, i - 1) || substr(s.sound, i + 1) from sounds s, generate_series(1, length(s.sound)) as i where length(s.sound) > 2
  ) as k
$$;
-- earlier versions work: the function is new
revoke all on function accounts.name_keys(text) from public, anon, authenticated, service_role;
grant execute on function accounts.name_keys(text) to authenticated, service_role;
