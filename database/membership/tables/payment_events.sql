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
