-- What can be booked: how long it lasts, with whom, and how. A new installation has the one of the specification.
create table public.visit_types (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  duration_minutes integer not null check (duration_minutes between 10 and 180),
  -- Kept free before and after it; between two neighbours the longer buffer counts.
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
  -- Null for every profession.
  professions text[] check (cardinality(professions) > 0 and professions <@ array['therapist', 'dietitian', 'fitness expert']),
  session_types text[] not null check (cardinality(session_types) > 0 and session_types <@ array['Virtual', 'Phone', 'In-person']),
  -- Null where the provider's own price counts.
  price_ngwee integer check (price_ngwee between 0 and 10000000),
  self_booked boolean not null default true,
  colour text not null default 'green' check (colour in ('green', 'blue', 'amber', 'brown', 'red', 'grey')),
  -- Cannot be booked from then on.
  retired_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- What a patient brings; null for what is usual.
  bring text check (length(bring) between 1 and 300)
);
comment on table public.visit_types is 'What can be booked, as an admin keeps it';

create unique index visit_types_by_name on public.visit_types (lower(name)) where retired_at is null;
