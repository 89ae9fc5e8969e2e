-- Why somebody was shut out, and when they were let in again. That they are out stands in
-- accounts.users.banned_until, which the door asks.
create table accounts.suspensions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  suspended_by uuid references public.user_profiles on delete set null,
  suspended_at timestamptz(3) not null default now(),
  restored_by uuid references public.user_profiles on delete set null,
  restored_at timestamptz(3)
);

create unique index suspensions_in_force on accounts.suspensions (user_id) where restored_at is null;
create index suspensions_of_person on accounts.suspensions (user_id, suspended_at desc);
create index suspensions_by_admin on accounts.suspensions (suspended_by);
create index suspensions_ended_by_admin on accounts.suspensions (restored_by);
