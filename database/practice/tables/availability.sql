-- A provider without a row here works Monday to Friday, whole days.
create table public.availability (
  provider_id uuid primary key references public.user_profiles on delete cascade,
  -- Kept free before and after each appointment.
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
  updated_at timestamptz(3) not null default now()
);
