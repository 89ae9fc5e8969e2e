create table public.rooms (
  id uuid primary key default gen_random_uuid(),
  -- Patients read it in emails: it says where, and nothing of what for.
  name text not null check (length(name) between 1 and 40),
  -- Given to no appointment from then on.
  retired_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
comment on table public.rooms is 'Rooms of the clinic, for in-person sessions';

create unique index rooms_by_name on public.rooms (lower(name)) where retired_at is null;
