-- additive
-- no transaction

-- The front desk's list of a day: every open or past appointment of the clinic by its time, without the cancelled ones.
create index concurrently if not exists appointments_not_cancelled on public.appointments (appointment_time, id) where status <> 'cancelled';
