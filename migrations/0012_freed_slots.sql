-- The hours that patients gave back, for the job that offers them to the waiting list.
create index appointments_given_back on public.appointments (appointment_time) where status = 'cancelled' and cancelled_by = 'patient';
