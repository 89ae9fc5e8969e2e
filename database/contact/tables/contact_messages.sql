create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- Whoever was signed in when they wrote, so that it is in their export and goes with their account.
  user_id uuid references public.user_profiles on delete cascade,
  name text not null check (length(name) between 1 and 200),
  -- As it was typed: nobody has proven that it is theirs.
  email text not null check (length(email) between 3 and 255),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 4000),
  -- When it arrived, by the clock of the database. The name is that of the form's field.
  "submittedAt" timestamptz(3) not null default now(),
  answered_at timestamptz(3)
);

create index contact_messages_new on public.contact_messages ("submittedAt", id) where answered_at is null;
create index contact_messages_answered on public.contact_messages (answered_at desc, id) where answered_at is not null;
create index contact_messages_from on public.contact_messages (email, "submittedAt");
create index contact_messages_of_person on public.contact_messages (user_id);
-- Answered contact messages, to be counted: with one value for all, the index has a twentieth of the table's pages.
create index contact_messages_answered_count on public.contact_messages ((answered_at is not null)) where answered_at is not null;
