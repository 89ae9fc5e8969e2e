-- That a person may be unsafe, told to one provider, or to no one yet. Why is never in it.
create table public.safety_alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  provider_id uuid references public.user_profiles on delete cascade,
  -- Made by whoever raised it, so that a retry tells nobody twice.
  raise_id uuid not null,
  raised_at timestamptz(3) not null default now(),
  -- When it was raised once more, an hour later or more, while it stood open.
  raised_again_at timestamptz(3),
  acknowledged_at timestamptz(3),
  outcome text check (outcome in ('called', 'met', 'referred', 'could_not_reach', 'seen', 'safe', 'withdrawn')),
  note text check (length(note) <= 1000),
  -- The first provider is told when a step is due, the others 30 minutes later.
  wave text not null default 'first' check (wave in ('first', 'other')),
  -- From when a provider has something to do. All open alerts of a person have the same.
  due_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  -- The `due_at` for which this provider, and for which the admins, got an email.
  told_for timestamptz(3),
  admins_told_for timestamptz(3),
  -- The last step of a provider that did not close it, and who took it, or closed it.
  step text check (step in ('on_it', 'could_not_reach')),
  step_at timestamptz(3),
  handled_by uuid references public.user_profiles on delete set null,
  -- The next date with the person, chosen when the alert is closed.
  next_on date,
  -- Why this provider: they have an appointment with the person, are on duty, or lead the clinic.
  reached_as text not null default 'provider' check (reached_as in ('provider', 'on_duty', 'lead')),
  -- When the contact of `next_on` was recorded, and none follows.
  followed_up_at timestamptz(3),
  -- What this provider tried when they last could not reach the person. It stays when the person raises the alert again.
  step_note text check (length(step_note) <= 1000),
  check ((acknowledged_at is null) = (outcome is null)),
  check (note is null or outcome is not null),
  check ((step is null) = (step_at is null)),
  check (next_on is null or acknowledged_at is not null),
  constraint safety_alerts_follow_up check (followed_up_at is null or next_on is not null)
);

create unique index safety_alerts_open on public.safety_alerts (user_id, provider_id) where acknowledged_at is null;
create index safety_alerts_of_provider on public.safety_alerts (provider_id, raised_at desc);
create index safety_alerts_by_handler on public.safety_alerts (handled_by);
create index safety_alerts_waiting on public.safety_alerts (user_id)
  where acknowledged_at is null and (told_for is distinct from due_at or admins_told_for is distinct from due_at);
