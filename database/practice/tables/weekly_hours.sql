-- One row per working day of the week; hours are Lusaka's.
create table public.weekly_hours (
  provider_id uuid not null references public.availability on delete cascade,
  -- ISO 8601: 1 is Monday
  weekday integer not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  break_starts_at time,
  break_ends_at time,
  primary key (provider_id, weekday),
  check (starts_at < ends_at),
  check ((break_starts_at is null) = (break_ends_at is null)),
  check (break_starts_at < break_ends_at and break_starts_at >= starts_at and break_ends_at <= ends_at)
);
