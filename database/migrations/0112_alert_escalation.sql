-- additive

-- Clinicians on duty and the clinic's lead, every email about an alert, and the contact that follows a closed one.
create table public.safety_duties (
  provider_id uuid not null references public.user_profiles on delete cascade,
  duty text not null check (duty in ('on_duty', 'lead')),
  -- Who is asked first; a clinic has one lead.
  place integer not null check (place >= 1),
  named_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  primary key (provider_id, duty),
  unique (duty, place),
  check (duty = 'on_duty' or place = 1)
);
comment on table public.safety_duties is 'Providers whom an admin has named to answer safety alerts that reach no one else';

create table public.safety_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  recipient_id uuid not null references public.user_profiles on delete cascade,
  -- In the outbox until a mail server has taken it.
  mail_id uuid not null,
  written_at timestamptz(3) not null default date_trunc('milliseconds', now())
);
comment on table public.safety_notices is 'Each email about a safety alert: about whom, to whom and when';

create index safety_notices_of_person on public.safety_notices (user_id, recipient_id, written_at desc);
create index safety_notices_by_recipient on public.safety_notices (recipient_id);

alter table public.safety_alerts alter column provider_id drop not null;
alter table public.safety_alerts add column reached_as text not null default 'provider' check (reached_as in ('provider', 'on_duty', 'lead'));
alter table public.safety_alerts add column followed_up_at timestamptz(3);
-- earlier versions work: they do not write the column followed_up_at.
alter table public.safety_alerts add constraint safety_alerts_follow_up check (followed_up_at is null or next_on is not null) not valid;
alter table public.safety_alerts validate constraint safety_alerts_follow_up;
