create table public.membership_periods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- 'membership', or the key of an add-on: a plan that a person has beside a membership.
  track text not null check (length(track) between 1 and 40),
  -- Null where no payment here paid the period.
  payment_id uuid references public.payments on delete set null,
  plan_key text not null references public.plans,
  plan_name text not null check (length(plan_name) between 1 and 80),
  -- Days in Lusaka, both included.
  starts_on date not null,
  ends_on date not null,
  value_ngwee integer not null check (value_ngwee >= 0),
  -- What was bought first: a later purchase can turn the rest into days of another plan.
  bought_key text not null references public.plans,
  bought_name text not null check (length(bought_name) between 1 and 80),
  bought_days integer not null check (bought_days > 0),
  bought_ngwee integer not null check (bought_ngwee > 0),
  turned_by uuid references public.payments on delete set null,
  created_at timestamptz(3) not null default now(),
  check (starts_on <= ends_on),
  -- A person never has two plans of one track on one day.
  constraint membership_periods_follow exclude using gist (user_id with =, track with =,
    daterange(starts_on, ends_on, '[]') with &&)
);
comment on table public.membership_periods is 'Days of plans that a person has, past and to come, with what they are worth in ngwee';

create index membership_periods_of on public.membership_periods (user_id, track, starts_on);
create index membership_periods_paid on public.membership_periods (payment_id);
create index membership_periods_turned on public.membership_periods (turned_by);
