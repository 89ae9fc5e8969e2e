create table public.group_registrations (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references public.group_sessions on delete cascade,
  user_id uuid not null references public.user_profiles on delete cascade,
  pseudonym text not null check (length(pseudonym) between 1 and 60),
  created_at timestamptz(3) not null default now(),
  unique (session_id, user_id),
  unique (session_id, pseudonym)
);

create index group_registrations_of_person on public.group_registrations (user_id);
