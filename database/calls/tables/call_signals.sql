-- Session descriptions and candidates. They contain addresses of a network, so they are kept for minutes.
create table public.call_signals (
  id uuid primary key,
  number bigint generated always as identity,
  from_entry uuid not null references public.call_entries on delete cascade,
  to_entry uuid not null references public.call_entries on delete cascade,
  kind text not null check (kind in ('offer', 'answer', 'candidates')),
  body text not null check (length(body) between 1 and 16000),
  created_at timestamptz(3) not null default now()
);
comment on table public.call_signals is 'What two browsers tell each other in order to connect, for ten minutes';

create index call_signals_to on public.call_signals (to_entry, number);
create index call_signals_from on public.call_signals (from_entry);
create index call_signals_by_time on public.call_signals (created_at);
