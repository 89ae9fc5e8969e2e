-- additive
-- no transaction
-- Indexes for what is asked of few rows of tables that grow with the number of people.

-- Open appointments of each provider, for open slots and for how many each has: the index holds all that is asked.
create index concurrently if not exists appointments_open_of_provider on public.appointments (provider_id, appointment_time) include (duration_minutes)
  where status in ('requested', 'confirmed');
-- The patients of a provider, with the times of their appointments.
create index concurrently if not exists appointments_of_pair on public.appointments (provider_id, patient_id, appointment_time) include (status);
-- The few who are suspended.
create index concurrently if not exists users_suspended on accounts.users (banned_until) where banned_until is not null;
-- The kinds of events of which there are few.
create index concurrently if not exists audit_events_by_action on platform.audit_events (action, occurred_at desc);
-- The email of one person, for their export and when they close their account.
create index concurrently if not exists mail_outbox_of_person on platform.mail_outbox (recipient);
-- Documents of students, the longest waiting first. In this very order, so that a page is read without sorting all.
create index concurrently if not exists student_verifications_in_order on public.student_verifications (status, submitted_at, id);
-- Decided registrations, verifications and refunds, the latest first.
create index concurrently if not exists provider_registrations_decided on public.provider_registrations (status, decided_at desc, id);
create index concurrently if not exists student_verifications_decided on public.student_verifications (status, decided_at desc, id);
create index concurrently if not exists payments_refund_decided on public.payments (refund_requested_at desc)
  where refund_status in ('refunded', 'refused');
