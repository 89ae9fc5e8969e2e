-- Who came to a visit at the clinic, and since when they wait: no reason, no outcome, nothing of health.
create table public.attendances (
  appointment_id uuid primary key references public.appointments on delete cascade,
  arrived_at timestamptz(3),
  called_in_at timestamptz(3),
  missed_at timestamptz(3),
  constraint attendances_missed_is_not_called_in check (missed_at is null or called_in_at is null)
);
comment on table public.attendances is 'That a patient has arrived, is with the provider, or did not come, as the clinic marks it on the day';
