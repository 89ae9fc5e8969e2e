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
