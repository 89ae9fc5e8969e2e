create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- Null once the provider's account has been erased; what was open is cancelled before that.
  provider_id uuid references public.user_profiles on delete set null,
  appointment_time timestamptz not null,
  duration_minutes integer not null default 60 check (duration_minutes between 1 and 480),
  status text not null default 'requested' check (status in ('requested', 'confirmed', 'completed', 'cancelled')),
  session_type text not null check (session_type in ('Virtual', 'Phone', 'In-person')),
  notes text check (length(notes) <= 10000),
  cancelled_by text check (cancelled_by in ('patient', 'provider', 'system')),
  cancelled_at timestamptz,
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now(),
  requested_by text not null default 'patient' check (requested_by in ('patient', 'provider')),
  replaces uuid references public.appointments on delete set null,
  outcome text check (outcome in ('held', 'patient_no_show', 'provider_no_show')),
  absence_reported_at timestamptz(3),
  no_answer_at timestamptz(3),
  price_ngwee integer,
  series_id uuid,
  moved_from uuid references public.appointments on delete set null,
  by_desk boolean not null default false,
  room_id uuid references public.rooms,
  by_desk_alone boolean not null default false,
  calendar_revision integer not null default 0,
  calendar_changed_at timestamptz(3),
  visit_type_id uuid references public.visit_types,
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
  -- How the patient agreed with the clinic, or that a confirmed appointment moved; null where they answered themselves.
  agreed_how text check (agreed_how in ('by phone', 'at the clinic', 'moved')),
  -- Booked by staff over another visit or outside of free times, for a reason that is kept apart.
  is_overbooked boolean not null default false,
  -- Whether it was confirmed when it was cancelled: a late move of it counts where its patient then cancels the new time.
  was_confirmed boolean not null default false,
  constraint appointments_overbooked_by_staff check (not is_overbooked or requested_by = 'provider' and status <> 'requested'),
  constraint appointments_agreed_with_staff check (agreed_how is null or requested_by = 'provider' and status <> 'requested'),
  check (patient_id <> provider_id),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((cancelled_at is null) = (cancelled_by is null)),
  -- Nobody is in two places at once. In UTC, because only there are the bounds the same in every session.
  constraint appointments_provider_is_free exclude using gist (provider_id with =,
    tsrange(appointment_time at time zone 'UTC', (appointment_time at time zone 'UTC') + duration_minutes * interval '1 minute') with &&)
    where (status in ('requested', 'confirmed') and not is_overbooked),
  constraint appointments_patient_is_free exclude using gist (patient_id with =,
    tsrange(appointment_time at time zone 'UTC', (appointment_time at time zone 'UTC') + duration_minutes * interval '1 minute') with &&)
    where (status in ('requested', 'confirmed')),
  constraint appointments_room_is_for_people check (room_id is null or session_type = 'In-person'),
  constraint appointments_room_is_free exclude using gist (room_id with =,
      tsrange(appointment_time at time zone 'UTC', (appointment_time at time zone 'UTC') + duration_minutes * interval '1 minute') with &&)
    where (status in ('requested', 'confirmed') and room_id is not null)
);
comment on column public.appointments.outcome is 'What the provider states of a completed session; null where they have not';
comment on column public.appointments.absence_reported_at is 'When the patient stated that the provider did not come';
comment on column public.appointments.no_answer_at is 'When the provider stated that the patient did not answer the phone';
comment on column public.appointments.price_ngwee is 'What the provider asked for such a session when it was booked';
comment on column public.appointments.series_id is 'The same for appointments that were requested together';
comment on column public.appointments.moved_from is 'The appointment that was cancelled because it moved to this time';
comment on column public.appointments.by_desk is 'Whether the front desk booked or moved it for the provider, who then proposes it';
comment on column public.appointments.room_id is 'Where an in-person session takes place';
comment on column public.appointments.by_desk_alone is 'Whether the front desk chose the provider and the patient has not agreed yet: until then no one is treated';
comment on column public.appointments.calendar_revision is 'How often time, length, type or room have changed; a calendar app replaces what it has by a higher number';
comment on column public.appointments.calendar_changed_at is 'When what a calendar shows of it last changed; null where it has not since it was booked';
comment on column public.appointments.visit_type_id is 'What was booked; null for the session of an hour that versions before visit types booked';
comment on column public.appointments.buffer_minutes is 'Kept free before and after it, as its visit type said when it was booked';

create index appointments_of_patient on public.appointments (patient_id, appointment_time desc);
create index appointments_of_provider on public.appointments (provider_id, appointment_time);
create index appointments_by_replaced on public.appointments (replaces) where replaces is not null;
-- What is open, for the job that looks for those whose time has come.
create index appointments_open on public.appointments (appointment_time) where status in ('requested', 'confirmed');
-- The hours that patients gave back, for the job that offers them to the waiting list.
create index appointments_given_back on public.appointments (appointment_time) where status = 'cancelled' and cancelled_by = 'patient';
-- Open appointments of each provider, for free slots and for counting them: the index has every column that is read.
create index appointments_open_of_provider on public.appointments (provider_id, appointment_time) include (duration_minutes, buffer_minutes)
  where status in ('requested', 'confirmed');
-- The patients of a provider, with the times of their appointments.
create index appointments_of_pair on public.appointments (provider_id, patient_id, appointment_time) include (status);
create index appointments_of_series on public.appointments (series_id) where series_id is not null;
create unique index appointments_by_moved on public.appointments (moved_from) where moved_from is not null;
-- The front desk's list of a day.
create index appointments_not_cancelled on public.appointments (appointment_time, id) where status <> 'cancelled';
-- A day of the board has cancelled appointments as well.
create index appointments_by_time on public.appointments (appointment_time, id);
create index appointments_by_room on public.appointments (room_id, appointment_time) where room_id is not null;
-- Those that no patient answered in time, for the front desk to call.
create index appointments_not_answered on public.appointments (appointment_time)
  where requested_by = 'provider' and status = 'cancelled' and cancelled_by = 'system';
create index appointments_by_visit_type on public.appointments (visit_type_id, appointment_time) where visit_type_id is not null;
