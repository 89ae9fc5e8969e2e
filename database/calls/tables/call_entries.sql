-- Each opening of the page of a call. The newest of a participant counts.
create table public.call_entries (
  id uuid primary key,
  -- In the order in which they were made: the row of the call is locked meanwhile.
  number bigint generated always as identity,
  appointment_id uuid not null references public.calls on delete cascade,
  participant text not null check (participant in ('patient', 'provider')),
  relay_only boolean not null,
  -- When its event stream last gave a sign of life, and which stream that is; null once it has ended.
  seen_at timestamptz(3) default now(),
  followed_by uuid,
  created_at timestamptz(3) not null default now()
);
comment on table public.call_entries is 'Openings of the page of a call, until its window closes';

create index call_entries_newest on public.call_entries (appointment_id, participant, number desc);
