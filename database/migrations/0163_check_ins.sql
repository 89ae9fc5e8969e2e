-- additive

create schema check_ins;
revoke all on schema check_ins from public;
grant usage on schema check_ins to authenticated, service_role;

create table public.check_ins (
  id uuid primary key,
  user_id uuid not null references public.user_profiles on delete cascade,
  -- The month that it is of, in Lusaka, by its first day.
  month date not null check (extract(day from month) = 1),
  -- To the five statements of the WHO-5, in their order.
  answers integer[] not null check (cardinality(answers) = 5 and 0 <= all (answers) and 5 >= all (answers)),
  -- The WHO-5 as a percentage.
  score integer not null check (score between 0 and 100),
  wording_version text not null check (length(wording_version) between 1 and 20),
  went_well text not null check (length(went_well) <= 1000),
  was_hard text not null check (length(was_hard) <= 1000),
  plan text not null check (length(plan) <= 1000),
  -- Whether the providers who see its person's screenings see it, too.
  is_shared boolean not null default false,
  -- By when a therapist answers: the end of the second working day.
  due_at timestamptz(3) not null,
  -- Who has claimed it; once it is answered, who wrote the answer.
  claimed_by uuid references public.user_profiles on delete set null,
  answer text check (length(answer) between 1 and 4000),
  answered_at timestamptz(3),
  -- When its person got the email about the answer.
  notified_at timestamptz(3),
  -- When an admin last had a provider reminded of it, once a day at most.
  admin_reminded_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint check_ins_answer_has_time check ((answer is null) = (answered_at is null)),
  constraint check_ins_due check (due_at > created_at)
);
comment on table public.check_ins is 'Monthly check-ins of people with a plan that includes them, each with the written answer of a therapist';

create unique index check_ins_of_month on public.check_ins (user_id, month);
create index check_ins_queue on public.check_ins (due_at, id) where answered_at is null;
create index check_ins_to_notify on public.check_ins (answered_at) where answered_at is not null and notified_at is null;
create index check_ins_claimed on public.check_ins (claimed_by) where claimed_by is not null;
