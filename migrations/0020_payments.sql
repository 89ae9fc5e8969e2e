-- What a membership costs, and payments for it by mobile money. Money is integer ngwee.

create table public.plans (
  key text primary key check (key ~ '^[a-z]+(-[a-z]+)*$' and length(key) <= 40),
  name text not null unique check (length(name) between 1 and 80),
  price_ngwee integer not null check (price_ngwee between 0 and 10000000),
  summary text not null check (length(summary) between 1 and 200),
  features text[] not null,
  is_recommended boolean not null default false,
  -- Stands beside a membership instead of being one.
  is_add_on boolean not null default false,
  -- What is not offered any more is sold to nobody; whoever has it keeps it until its end.
  is_offered boolean not null default true,
  position integer not null,
  updated_at timestamptz(3) not null default now(),
  -- Always free (specification section 9), and nothing else is: what is free is asked of no phone.
  check ((key = 'student-wellness') = (price_ngwee = 0)),
  check (cardinality(features) <= 12)
);

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  plan_key text not null references public.plans,
  -- As the plan cost on the day, and what it was called then: a receipt never changes.
  plan_name text not null,
  amount_ngwee integer not null check (amount_ngwee > 0),
  phone text not null check (phone ~ '^\+260[79][5-7]\d{7}$'),
  network text not null check (network in ('Airtel', 'MTN', 'Zamtel')),
  status text not null default 'created' check (status in ('created', 'pending', 'succeeded', 'failed', 'expired')),
  -- Why it failed, in one word for which the pages have a sentence.
  failure text check (length(failure) <= 40),
  receipt_number integer unique,
  expires_at timestamptz(3) not null default now() + interval '15 minutes',
  succeeded_at timestamptz(3),
  paid_until date,
  refund_status text not null default 'none' check (refund_status in ('none', 'requested', 'refunded', 'refused')),
  refund_reason text check (length(refund_reason) between 1 and 500),
  refund_requested_at timestamptz(3),
  -- When the aggregator took the order to send it back; until then a job asks it again and again.
  refund_sent_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check ((status = 'succeeded') = (succeeded_at is not null)),
  check ((status = 'succeeded') = (receipt_number is not null)),
  check (refund_status = 'none' or (status = 'succeeded' and refund_requested_at is not null)),
  check (refund_sent_at is null or refund_status = 'refunded')
);
create index payments_newest on public.payments (user_id, created_at desc, id desc);
-- One at a time: a second request to the same phone would be answered by chance.
create unique index payments_open on public.payments (user_id) where status in ('created', 'pending');
create index payments_unsettled on public.payments (created_at) where status in ('created', 'pending', 'expired', 'failed');
create index payments_to_refund on public.payments (refund_requested_at) where refund_status = 'requested';
create index payments_to_send_back on public.payments (refund_requested_at)
  where refund_status = 'refunded' and refund_sent_at is null;
create sequence public.receipt_numbers;
revoke all on sequence public.receipt_numbers from public;
grant usage on sequence public.receipt_numbers to service_role;

-- What was heard of a payment, in the order in which it came; a message that comes again is one.
create table public.payment_events (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments on delete cascade,
  heard text not null check (heard in ('pending', 'succeeded', 'failed', 'unknown', 'nothing')),
  status_before text not null,
  status_after text not null,
  created_at timestamptz(3) not null default now()
);
create index payment_events_of on public.payment_events (payment_id, created_at);

-- What somebody has besides their membership.
create table public.add_ons (
  user_id uuid not null references public.user_profiles on delete cascade,
  plan_key text not null references public.plans,
  status text not null check (status in ('active', 'expired', 'cancelled')),
  end_date date not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, plan_key)
);

-- Each payment is a piece of work of its own id, written with it: the aggregator is asked after the commit.
insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
    retention_seconds, deletion_seconds, partition, table_name)
  values ('membership.ask', 'standard', 7, 30, true, 120, 1209600, 3600, false, 'job_common'),
    ('membership.simulate', 'standard', 7, 30, true, 120, 1209600, 3600, false, 'job_common');

create schema membership;
revoke all on schema membership from public;
grant usage on schema membership to authenticated, service_role;

-- As `enqueue` in server/platform/jobs.ts does; here, because a client writes the payment.
create function membership.queue_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into pgboss.job (id, name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
      heartbeat_seconds, deletion_seconds)
    values (new.id, 'membership.ask', 'standard', 7, 30, true, 120, 30, 3600);
  return null;
end $$;
create trigger payments_are_asked_for after insert on public.payments
  for each row when (new.status = 'created') execute function membership.queue_payment();
grant create on schema membership to service_role;
alter function membership.queue_payment() owner to service_role;
revoke create on schema membership from service_role;
revoke all on function membership.queue_payment() from public;

alter table public.plans enable row level security;
alter table public.plans force row level security;
alter table public.payments enable row level security;
alter table public.payments force row level security;
alter table public.payment_events enable row level security;
alter table public.payment_events force row level security;
alter table public.add_ons enable row level security;
alter table public.add_ons force row level security;

grant select on public.plans to authenticated;
grant select, insert, update, delete on public.plans to service_role;
create policy "everybody signed in reads the plans" on public.plans for select to authenticated using (true);
create policy "the system keeps the plans" on public.plans for all to service_role using (true) with check (true);

-- Never a status, a receipt or a refund; and the amount is the plan's, whoever writes it.
grant select, insert (id, user_id, plan_key, plan_name, amount_ngwee, phone, network) on public.payments to authenticated;
grant select, insert, update, delete on public.payments to service_role;
create policy "a person reads their own payments" on public.payments for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a client asks to pay what a plan costs" on public.payments for insert to authenticated
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client'
    and exists (select from public.plans p where p.key = plan_key and p.name = plan_name and p.price_ngwee = amount_ngwee and p.is_offered));
create policy "the system settles payments" on public.payments for all to service_role using (true) with check (true);

grant select, insert, delete on public.payment_events to service_role;
create policy "only the system reads and writes what is heard" on public.payment_events
  for all to service_role using (true) with check (true);

grant select on public.add_ons to authenticated;
grant select, insert, update, delete on public.add_ons to service_role;
create policy "a person reads their own add-ons" on public.add_ons for select to authenticated
  using (user_id = (select auth.uid()));
create policy "the system keeps add-ons" on public.add_ons for all to service_role using (true) with check (true);

set local role service_role;
insert into public.plans (key, name, price_ngwee, summary, features, is_recommended, is_add_on, position) values
  ('student-wellness', 'Student Wellness', 0, 'Always free, with an institution’s name.',
    array['Unlimited screenings (PHQ-9, GAD-7)', 'Self-help library', 'Anonymous group therapy registration',
      'Time Management and Burnout modules', 'Community forum'], false, false, 1),
  ('wellness-starter', 'Wellness Starter', 25000, 'A steady hand each month.',
    array['Everything in Student Wellness', 'Monthly check-in', 'Resource packs',
      'Basic NCD tracking (blood pressure, weight)', 'No advertisements'], false, false, 2),
  ('comprehensive-care', 'Comprehensive Care', 100000, 'Therapy and a dietitian, every month.',
    array['Everything in Wellness Starter', 'Two 1-on-1 therapy sessions a month',
      'One dietitian consultation a month', 'Personalized care plans', 'Advanced NCD analytics', 'Priority support'],
    true, false, 3),
  ('diet-nutrition', 'Diet & Nutrition Plan', 10000, 'Meals that fit your glucose, for a month.',
    array['A meal plan written by a dietitian', 'A carbohydrate log beside your glucose'], false, true, 4);
reset role;

-- The simulator stands for a mobile-money aggregator: what it knows is its own.
create schema simulator;
revoke all on schema simulator from public;
grant usage on schema simulator to service_role;
create table simulator.collections (
  id uuid primary key,
  -- The last three digits of the phone say how it behaves; whose it is is not kept.
  ending text not null check (ending ~ '^\d{3}$'),
  amount_ngwee integer not null,
  attempts integer not null default 1,
  refunded_at timestamptz(3),
  asked_at timestamptz(3) not null default now()
);
create table simulator.callbacks (
  id uuid primary key default gen_random_uuid(),
  collection_id uuid not null references simulator.collections on delete cascade,
  event_id uuid not null,
  status text not null check (status in ('pending', 'succeeded', 'failed'))
);
create index callbacks_of_collection on simulator.callbacks (collection_id);
alter table simulator.collections enable row level security;
alter table simulator.collections force row level security;
alter table simulator.callbacks enable row level security;
alter table simulator.callbacks force row level security;
grant select, insert, update, delete on simulator.collections to service_role;
grant select, insert, delete on simulator.callbacks to service_role;
create policy "only the system reads and writes simulated collections" on simulator.collections
  for all to service_role using (true) with check (true);
create policy "only the system reads and writes simulated callbacks" on simulator.callbacks
  for all to service_role using (true) with check (true);
