-- additive

-- When an appointment changed as a calendar shows it, and how often.
alter table public.appointments add column calendar_revision integer not null default 0;
alter table public.appointments add column calendar_changed_at timestamptz(3);
comment on column public.appointments.calendar_revision is 'How often time, length, type or room have changed; a calendar app replaces what it has by a higher number';
comment on column public.appointments.calendar_changed_at is 'When what a calendar shows of it last changed; null where it has not since it was booked';
