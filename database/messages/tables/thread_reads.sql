-- How far each of the two has read.
create table public.thread_reads (
  thread_id uuid not null references public.threads on delete cascade,
  user_id uuid not null references public.user_profiles on delete cascade,
  read_until timestamptz(3),
  -- Of the oldest message that waits for this person; and when they were told of it by mail.
  unread_since timestamptz(3),
  mailed_at timestamptz(3),
  -- When this person put the conversation away; a later message brings it back.
  archived_at timestamptz(3),
  primary key (thread_id, user_id)
);

create index thread_reads_of_person on public.thread_reads (user_id);
create index thread_reads_untold on public.thread_reads (unread_since) where unread_since is not null and mailed_at is null;
