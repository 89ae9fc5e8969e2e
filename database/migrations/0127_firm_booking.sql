-- additive
-- no transaction

-- How the patient agreed to what staff have booked or moved: such an appointment is confirmed at once.
alter table public.appointments add column if not exists agreed_how text
  check (agreed_how in ('by phone', 'at the clinic', 'moved'))
  constraint appointments_agreed_with_staff check (agreed_how is null or requested_by = 'provider' and status <> 'requested');
-- Those that no patient answered in time, for the front desk to call.
create index concurrently if not exists appointments_not_answered on public.appointments (appointment_time)
  where requested_by = 'provider' and status = 'cancelled' and cancelled_by = 'system';
