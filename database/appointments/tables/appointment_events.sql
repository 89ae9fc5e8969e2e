-- What happened to an appointment or an offer, until it has been told by mail.
create table public.appointment_events (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid references public.appointments on delete cascade,
  offer_id uuid references public.slot_offers on delete cascade,
  kind text not null check (kind in ('requested', 'confirmed', 'declined', 'cancelled', 'lapsed', 'offered', 'called_off', 'no_answer')),
  occurred_at timestamptz(3) not null default now(),
  told_at timestamptz(3),
  -- The email about it to the patient, in the outbox until a mail server has taken it; null where none was written.
  patient_mail_id uuid,
  -- Who did it: a provider gets no email about a step of their own. Null: a job, or a version that did not keep it.
  acted_by uuid references public.user_profiles on delete set null,
  check ((appointment_id is null) <> (offer_id is null))
);

create index appointment_events_untold on public.appointment_events (occurred_at) where told_at is null;
create index appointment_events_of_appointment on public.appointment_events (appointment_id);
create index appointment_events_of_offer on public.appointment_events (offer_id);
create index appointment_events_by_person on public.appointment_events (acted_by);
