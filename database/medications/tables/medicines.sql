create table public.medicines (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- As it stands on the package.
  name text not null check (length(name) between 1 and 120),
  -- What it is for, as far as the hubs tell it apart.
  care text not null check (care in ('blood_pressure', 'glucose', 'other')),
  starts_on date not null check (starts_on between '1950-01-01' and '2199-12-31'),
  ends_on date check (ends_on between starts_on and '2199-12-31'),
  notes text check (length(notes) <= 500),
  -- A mail at the time of each dose, asked for one by one.
  reminders boolean not null default false,
  stopped_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  purpose text check (length(purpose) between 1 and 120),
  prescriber text check (length(prescriber) between 1 and 120),
  supply_left double precision check (supply_left between 0 and 10000),
  supply_on date,
  unique (id, user_id),
  constraint medicines_supply_has_its_day check ((supply_left is null) = (supply_on is null))
);
comment on column public.medicines.purpose is 'What it is for, in the words of the person: for blood pressure.';
comment on column public.medicines.prescriber is 'Who prescribed it, as the person says: a name, a clinic.';
comment on column public.medicines.supply_left is 'How much was left at the beginning of supply_on, in what the doses are counted in.';
comment on column public.medicines.supply_on is 'The day in Lusaka on which supply_left was counted.';

create index medicines_of_person on public.medicines (user_id, created_at desc);
create index medicines_to_remind_of on public.medicines (id) where reminders and stopped_at is null;
create index medicines_to_refill on public.medicines (id)
  where reminders and stopped_at is null and supply_left is not null;
