create table public.support_messages (
  id uuid primary key,
  question_id uuid not null references public.support_questions on delete cascade,
  -- Whose question it is.
  user_id uuid not null references public.user_profiles on delete cascade,
  is_from_team boolean not null default false,
  -- Who answered; null where that account was erased.
  author_id uuid references public.user_profiles on delete set null,
  words text not null check (length(words) between 1 and 4000),
  -- Of words that begin a wait: by when an answer was promised, and when and in how many open minutes it came.
  due_at timestamptz(3),
  answered_at timestamptz(3),
  open_minutes integer check (open_minutes >= 0),
  -- When its person closed the question without waiting for the answer.
  withdrawn_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint support_messages_promise check (due_at is null or not is_from_team),
  constraint support_messages_author check (author_id is null or is_from_team),
  constraint support_messages_minutes check ((answered_at is null) = (open_minutes is null)),
  constraint support_messages_ending check (due_at is not null and (answered_at is null or withdrawn_at is null)
    or answered_at is null and withdrawn_at is null)
);
comment on table public.support_messages is 'What a person and the team write in a question; words that begin a wait have what was promised and how it was kept';

create index support_messages_of_question on public.support_messages (question_id, created_at, id);
create index support_messages_of_person on public.support_messages (user_id);
create index support_messages_author on public.support_messages (author_id) where author_id is not null;
create index support_messages_promises on public.support_messages (created_at) where due_at is not null;
