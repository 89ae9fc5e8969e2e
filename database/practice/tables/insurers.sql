-- Who pays for patients, as an admin keeps it. NHIMA is there from the start.
create table public.insurers (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  -- Of its office for claims.
  office_phone text check (length(office_phone) between 1 and 30),
  office_email text check (length(office_email) between 3 and 255),
  -- Nothing is claimed of it from then on.
  retired_at timestamptz(3),
  -- Counts the changes: one that was made from an older one is rejected.
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now()
);
comment on table public.insurers is 'Insurers of patients, as an admin keeps them';

create unique index insurers_by_name on public.insurers (lower(name));
