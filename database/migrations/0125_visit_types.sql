-- additive

-- What can be booked: how long it lasts, with whom, and how. A new installation has the one of the specification.
create table public.visit_types (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  duration_minutes integer not null check (duration_minutes between 10 and 180),
  -- Kept free before and after it; between two neighbours the longer buffer counts.
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
  -- Null for every profession.
  professions text[] check (cardinality(professions) > 0 and professions <@ array['therapist', 'dietitian', 'fitness expert']),
  session_types text[] not null check (cardinality(session_types) > 0 and session_types <@ array['Virtual', 'Phone', 'In-person']),
  -- Null where the provider's own price counts.
  price_ngwee integer check (price_ngwee between 0 and 10000000),
  self_booked boolean not null default true,
  colour text not null default 'green' check (colour in ('green', 'blue', 'amber', 'brown', 'red', 'grey')),
  -- Cannot be booked from then on.
  retired_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
comment on table public.visit_types is 'What can be booked, as an admin keeps it';

create unique index visit_types_by_name on public.visit_types (lower(name)) where retired_at is null;

-- The one of the specification, which counts until an admin says otherwise.
insert into public.visit_types (id, name, duration_minutes, session_types)
  values ('00000000-0000-4000-8000-000000000060', 'Session', 60, '{Virtual,Phone,In-person}');

-- One row: what holds for every day of the clinic.
create table public.clinic_calendar (
  is_only boolean primary key default true check (is_only),
  -- Appointments begin this far apart, counted from each opening.
  slot_minutes integer not null default 60 check (slot_minutes between 10 and 60),
  closes_on_holidays boolean not null default true,
  updated_at timestamptz(3) not null default now(),
  -- Providers who were let into practice before then can be booked as they could be.
  setup_since timestamptz(3) not null default now()
);
comment on table public.clinic_calendar is 'The slot grid of the clinic, and whether it closes on public holidays';

-- When the clinic is open; several rows a day where it closes in between. Times are Lusaka's.
create table public.opening_hours (
  -- ISO 8601: 1 is Monday
  weekday integer not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (weekday, starts_at),
  check (starts_at < ends_at)
);
comment on table public.opening_hours is 'When the clinic is open on each day of the week';

-- What differs from the public holidays of practice.public_holidays: a day that is closed, or a holiday that is open.
create table public.closed_days (
  day date primary key check (day between '2000-01-01' and '2199-12-31'),
  is_closed boolean not null,
  name text not null check (length(name) between 1 and 60)
);
comment on table public.closed_days is 'Days on which the clinic is closed besides public holidays, and holidays on which it is open';

-- From these two blocks come the six starts of the specification: 09:00, 10:00, 11:00, 14:00, 15:00 and 16:00. Which
-- days are worked is each provider's to say.
insert into public.clinic_calendar default values;
insert into public.opening_hours (weekday, starts_at, ends_at)
  select weekday, block.starts_at, block.ends_at from generate_series(1, 7) as weekday
  cross join (values (time '09:00', time '12:00'), (time '14:00', time '17:00')) as block (starts_at, ends_at);

-- Further blocks of a working day, besides the one or two of weekly_hours. Times are Lusaka's.
create table public.extra_hours (
  provider_id uuid not null references public.availability on delete cascade,
  -- ISO 8601: 1 is Monday
  weekday integer not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (provider_id, weekday, starts_at),
  check (starts_at < ends_at)
);
comment on table public.extra_hours is 'Further blocks of a provider''s working day';

-- One date of a provider, which counts instead of their week: a row for each block, or one without hours for a day
-- off. Times are Lusaka's.
create table public.date_overrides (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.availability on delete cascade,
  day date not null check (day between '2000-01-01' and '2199-12-31'),
  starts_at time,
  ends_at time,
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at < ends_at)
);
comment on table public.date_overrides is 'Dates on which a provider''s hours differ from their week';

create unique index date_overrides_of_provider on public.date_overrides (provider_id, day, starts_at) nulls not distinct;

-- Appointments of earlier versions have no visit type and no buffer of their own.
alter table public.appointments add column visit_type_id uuid references public.visit_types;
alter table public.appointments add column buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120);
comment on column public.appointments.visit_type_id is 'What was booked; null for the session of an hour that versions before visit types booked';
comment on column public.appointments.buffer_minutes is 'Kept free before and after it, as its visit type said when it was booked';
create index appointments_by_visit_type on public.appointments (visit_type_id, appointment_time) where visit_type_id is not null;

-- Free times are read from the index alone, with the buffer, too.
drop index public.appointments_open_of_provider;
create index appointments_open_of_provider on public.appointments (provider_id, appointment_time) include (duration_minutes, buffer_minutes)
  where status in ('requested', 'confirmed');
