-- additive
-- no transaction

-- A day of the board has cancelled appointments as well.
create index concurrently if not exists appointments_by_time on public.appointments (appointment_time, id);
-- The newest registrations first, a page at a time.
create index concurrently if not exists registrations_newest on public.patient_registrations (registered_at desc, user_id desc);
