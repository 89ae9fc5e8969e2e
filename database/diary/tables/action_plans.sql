create table public.action_plans (
  user_id uuid primary key references public.user_profiles on delete cascade,
  my_targets text not null default '' check (length(my_targets) <= 1000),
  when_low text not null default '' check (length(when_low) <= 1000),
  when_high text not null default '' check (length(when_high) <= 1000),
  call_name text not null default '' check (length(call_name) <= 120),
  call_phone text not null default '' check (length(call_phone) <= 40),
  clinic text not null default '' check (length(clinic) <= 1000),
  when_to_go text not null default '' check (length(when_to_go) <= 1000),
  -- Counts the changes, so that one that knew an older plan is refused.
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz(3) not null default now()
);
