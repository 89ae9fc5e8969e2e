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
