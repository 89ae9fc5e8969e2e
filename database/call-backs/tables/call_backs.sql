create table public.call_backs (
  id uuid primary key,
  user_id uuid not null references public.user_profiles on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- Erased when the request ends.
  phone_number text check (length(phone_number) between 3 and 30),
  status text not null default 'open'
    check (status in ('open', 'reached', 'not_reached', 'wrong_number', 'no_longer_needed', 'withdrawn')),
  -- Calls that were not answered: the first is followed by one more attempt.
  attempts integer not null default 0 check (attempts between 0 and 2),
  -- Who has claimed it; once it has ended, who recorded the end, so that the same call can be sent again.
  claimed_by uuid references public.user_profiles on delete set null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  -- When therapists were reminded that its time has begun without a claim.
  reminded_at timestamptz(3),
  -- When an admin last had a provider reminded of it, once a day at most.
  admin_reminded_at timestamptz(3),
  constraint call_backs_end_has_time check ((status = 'open') = (ended_at is null)),
  constraint call_backs_number_while_open check ((status = 'open') = (phone_number is not null)),
  constraint call_backs_window check (ends_at > starts_at)
);
comment on table public.call_backs is 'Requests to be called back, each of a client or student';

create unique index call_backs_one_open on public.call_backs (user_id) where status = 'open';
create index call_backs_of_user on public.call_backs (user_id, created_at desc, id desc);
create index call_backs_queue on public.call_backs (starts_at, created_at, id) where status = 'open';
create index call_backs_by_end on public.call_backs (ended_at) where status <> 'open';
create index call_backs_claimed on public.call_backs (claimed_by) where claimed_by is not null;
