-- Whom to call. The pages are built with the same lines (domain/crisis-lines.ts), which show wherever
-- this table cannot be asked.
create table public.crisis_lines (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- As it is dialled: digits, single spaces, a plus in front.
  number text not null check (number ~ '^\+?[0-9]( ?[0-9]){2,14}$'),
  for_whom text not null check (length(for_whom) between 1 and 200),
  hours text not null check (length(hours) between 1 and 60),
  -- Danger to life; somebody to talk to; of no use within Zambia.
  kind text not null check (kind in ('emergency', 'listening', 'abroad')),
  place integer not null,
  is_shown boolean not null default true,
  -- The day on which somebody last dialled it, in Lusaka.
  last_checked date,
  -- Counts the changes: whoever saves says which state they saw.
  version integer not null default 1,
  created_at timestamptz(3) not null default now()
);
comment on column public.crisis_lines.last_checked is 'The day on which an admin last dialled it, in Lusaka; null where none has.';

create unique index crisis_lines_by_number on public.crisis_lines (replace(number, ' ', ''));
