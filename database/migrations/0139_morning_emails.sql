-- additive

alter table public.appointment_reminders drop constraint appointment_reminders_kind_check;
-- earlier versions work: they write the other kinds, which stay.
alter table public.appointment_reminders add constraint appointment_reminders_kind_check
  check (kind in ('day', 'hour', 'morning'));
