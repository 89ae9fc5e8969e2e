-- additive

create schema support;
revoke all on schema support from public;
grant usage on schema support to authenticated, service_role;

create table public.support_questions (
  id uuid primary key,
  user_id uuid not null references public.user_profiles on delete cascade,
  topic text not null check (topic in ('plan', 'app', 'appointments', 'health')),
  -- Who answers: the front desk and admins, or the providers of a profession. A handover changes it, never to the desk.
  team text not null check (team in ('desk', 'therapist', 'dietitian', 'fitness expert')),
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'closed')),
  -- When the present wait began.
  asked_at timestamptz(3) not null,
  -- By when the present wait is to be answered, and when those who may answer are reminded: as promised, whatever the
  -- opening hours become.
  due_at timestamptz(3) not null,
  remind_at timestamptz(3) not null,
  -- Who has claimed it, for half an hour.
  claimed_by uuid references public.user_profiles on delete set null,
  claimed_at timestamptz(3),
  answered_at timestamptz(3),
  -- When its person last saw the thread after an answer.
  read_at timestamptz(3),
  -- When its person got the email about the answer.
  notified_at timestamptz(3),
  closed_at timestamptz(3),
  -- Of the present wait: when those who may answer were reminded, and when the admins were last.
  team_reminded_at timestamptz(3),
  escalated_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint support_questions_not_for_desk check (topic <> 'health' or team <> 'desk'),
  constraint support_questions_claim check (claimed_by is null or (claimed_at is not null and status = 'waiting')),
  constraint support_questions_closing check ((status = 'closed') = (closed_at is not null)),
  constraint support_questions_answering check (status <> 'answered' or answered_at is not null),
  constraint support_questions_reminder check (asked_at <= remind_at and remind_at <= due_at)
);
comment on table public.support_questions is 'Questions of people with a plan that includes priority support, each with a promised time of its answer';

create index support_questions_of_person on public.support_questions (user_id, created_at desc);
create index support_questions_queue on public.support_questions (due_at, id) where status = 'waiting';
-- One at a time.
create unique index support_questions_claimed on public.support_questions (claimed_by) where claimed_by is not null;
create index support_questions_to_notify on public.support_questions (answered_at) where status = 'answered' and notified_at is null;

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
