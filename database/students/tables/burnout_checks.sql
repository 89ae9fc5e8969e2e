-- A self-check of how used up somebody feels: health data, although no test and no diagnosis.
create table public.burnout_checks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- The wording that was answered.
  version integer not null check (version >= 1),
  -- By question, 0 to 4.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  score integer not null check (score between 0 and 100),
  -- To the millisecond, as it is answered, so that it can serve as a cursor.
  created_at timestamptz(3) not null default now()
);

create index burnout_checks_newest on public.burnout_checks (user_id, created_at desc, id desc);
