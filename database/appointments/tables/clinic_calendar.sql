-- One row: what holds for every day of the clinic.
create table public.clinic_calendar (
  is_only boolean primary key default true check (is_only),
  -- Appointments begin this far apart, counted from each opening.
  slot_minutes integer not null default 60 check (slot_minutes between 10 and 60),
  closes_on_holidays boolean not null default true,
  updated_at timestamptz(3) not null default now(),
  -- Providers who were let into practice before then can be booked as they could be.
  setup_since timestamptz(3) not null default now()
);
comment on table public.clinic_calendar is 'The slot grid of the clinic, and whether it closes on public holidays';
