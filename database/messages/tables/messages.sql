-- A message is never changed: there is no right to.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references public.threads on delete cascade,
  author_id uuid not null references public.user_profiles on delete cascade,
  body text not null check (length(body) between 1 and 2000 and body = btrim(body, E' \t\n\r')),
  -- Set by the trigger below: within a thread each is later than the one before, in the order they are seen in.
  created_at timestamptz(3) not null default now()
);

create index messages_of_thread on public.messages (thread_id, created_at desc, id desc);
create index messages_of_author on public.messages (author_id);
