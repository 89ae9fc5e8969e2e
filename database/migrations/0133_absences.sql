-- additive

-- What staff have done about an appointment that falls into an absence of its provider.
create table public.absence_marks (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments on delete cascade,
  mark text not null check (mark in ('called', 'notified')),
  marked_by uuid references public.user_profiles on delete set null,
  marked_at timestamptz(3) not null default now(),
  unique (appointment_id, mark)
);
comment on table public.absence_marks is 'Whom staff have called or notified of an absence';

create index absence_marks_by_person on public.absence_marks (marked_by);

-- The email about it to the patient, in the outbox until a mail server has taken it; null where none was written.
alter table public.appointment_events add column patient_mail_id uuid;

-- Since when a provider is known to be away: what was cancelled from then on is of that absence.
alter table public.days_away add column created_at timestamptz(3) not null default now();

-- Why staff booked or moved a visit over another one, or outside of the free times of its provider; not for the patient.
create table public.overbook_reasons (
  appointment_id uuid primary key references public.appointments on delete cascade,
  provider_id uuid not null references public.user_profiles on delete cascade,
  given_by uuid references public.user_profiles on delete set null,
  reason text not null check (length(reason) between 3 and 200),
  given_at timestamptz(3) not null default now()
);
comment on table public.overbook_reasons is 'Why staff booked a visit over another one or outside of free times';

create index overbook_reasons_of_provider on public.overbook_reasons (provider_id);
create index overbook_reasons_by_person on public.overbook_reasons (given_by);

-- What staff book over another visit on purpose; everything else still overlaps nothing. Bookings wait while the index
-- of the constraint is built again.
alter table public.appointments add column is_overbooked boolean not null default false
  constraint appointments_overbooked_by_staff check (not is_overbooked or requested_by = 'provider' and status <> 'requested');
-- earlier versions work: they book over nothing, and take no time that is not free.
alter table public.appointments drop constraint appointments_provider_is_free;
-- earlier versions work: it is the same constraint, for fewer rows.
alter table public.appointments add constraint appointments_provider_is_free exclude using gist (provider_id with =,
    tsrange(appointment_time at time zone 'UTC', (appointment_time at time zone 'UTC') + duration_minutes * interval '1 minute') with &&)
    where (status in ('requested', 'confirmed') and not is_overbooked);

-- Why a patient comes to an appointment, in their own words: for its provider alone.
create table public.visit_reasons (
  appointment_id uuid primary key references public.appointments on delete cascade,
  user_id uuid not null references public.user_profiles on delete cascade,
  reason text check (length(reason) between 1 and 200),
  note text check (length(note) between 1 and 1000),
  created_at timestamptz(3) not null default now(),
  constraint visit_reasons_say_something check (reason is not null or note is not null)
);
comment on table public.visit_reasons is 'Why a patient comes to an appointment, for its provider alone';

create index visit_reasons_of_person on public.visit_reasons (user_id);

-- What a patient brings to a visit of this type; null for what is usual.
alter table public.visit_types add column bring text check (length(bring) between 1 and 300);

-- How a client was called before they changed their name: staff know them by it for 90 days.
create table public.former_names (
  user_id uuid primary key references public.user_profiles on delete cascade,
  full_name text not null,
  changed_at timestamptz(3) not null default now()
);
comment on table public.former_names is 'How a client was called before they changed their name';
