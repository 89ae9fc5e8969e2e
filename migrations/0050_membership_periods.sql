-- additive
-- What payments come to: days of plans, one after the other, each with its value. A purchase of another
-- plan takes no value away: `domain/membership/periods.ts`.

create table public.membership_periods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- 'membership', or the key of the plan that is had beside one.
  track text not null check (length(track) between 1 and 40),
  -- Null where it was not paid here.
  payment_id uuid references public.payments on delete set null,
  plan_key text not null references public.plans,
  plan_name text not null check (length(plan_name) between 1 and 80),
  -- Days in Lusaka, both included.
  starts_on date not null,
  ends_on date not null,
  value_ngwee integer not null check (value_ngwee >= 0),
  -- What was bought, where a later purchase has turned it into days of its plan.
  bought_key text not null references public.plans,
  bought_name text not null check (length(bought_name) between 1 and 80),
  bought_days integer not null check (bought_days > 0),
  bought_ngwee integer not null check (bought_ngwee > 0),
  turned_by uuid references public.payments on delete set null,
  created_at timestamptz(3) not null default now(),
  check (starts_on <= ends_on),
  -- Two plans are never had on one day.
  constraint membership_periods_follow exclude using gist (user_id with =, track with =,
    daterange(starts_on, ends_on, '[]') with &&)
);
create index membership_periods_of on public.membership_periods (user_id, track, starts_on);
create index membership_periods_paid on public.membership_periods (payment_id);
create index membership_periods_turned on public.membership_periods (turned_by);
comment on table public.membership_periods is 'Days of plans that a person has, past and to come, with what they are worth in ngwee';

alter table public.membership_periods enable row level security;
alter table public.membership_periods force row level security;
revoke all on public.membership_periods from public, anon, authenticated, service_role;
grant select on public.membership_periods to authenticated;
grant select, insert, delete on public.membership_periods to service_role;
create policy "a person reads their own periods" on public.membership_periods for select to authenticated
  using (user_id = (select auth.uid()));
create policy "the system keeps periods" on public.membership_periods for all to service_role
  using (true) with check (true);

-- When the plan starts where another one is paid already, as the person chose: now, with the rest of it
-- as days, or after it.
alter table public.payments add column starts text not null default 'after' check (starts in ('now', 'after'));
-- The first day of the month that was paid.
alter table public.payments add column paid_from date;
grant insert (starts) on public.payments to authenticated;

-- What was paid before there were periods.
set local role service_role;
insert into public.membership_periods (user_id, track, payment_id, plan_key, plan_name, starts_on, ends_on,
    value_ngwee, bought_key, bought_name, bought_days, bought_ngwee)
  select user_id, track, id, plan_key, plan_name, starts_on, ends_on,
    amount_ngwee, plan_key, plan_name, ends_on - starts_on + 1, amount_ngwee
  from (
    select p.user_id, case when plan.is_add_on then p.plan_key else 'membership' end as track, p.id, p.plan_key,
      p.plan_name, p.amount_ngwee, p.receipt_number, p.paid_until as ends_on,
      greatest((p.succeeded_at at time zone 'Africa/Lusaka')::date,
        lag(p.paid_until) over (partition by p.user_id, p.plan_key order by p.paid_until) + 1) as starts_on
    from public.payments p
    join public.plans plan on plan.key = p.plan_key
    left join public.memberships m on m.user_id = p.user_id and not plan.is_add_on
    left join public.add_ons a on a.user_id = p.user_id and a.plan_key = p.plan_key and plan.is_add_on
    where p.status = 'succeeded' and p.refund_status <> 'refunded'
      and (m.status = 'active' and m.plan_name = p.plan_name and p.paid_until <= m.end_date
        or a.status = 'active' and p.paid_until <= a.end_date)
  ) paid
  where ends_on >= (now() at time zone 'Africa/Lusaka')::date and starts_on <= ends_on
  order by receipt_number
  on conflict do nothing;
reset role;
