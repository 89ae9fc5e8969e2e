-- Further blocks of a working day, besides the one or two of weekly_hours. Times are Lusaka's.
create table public.extra_hours (
  provider_id uuid not null references public.availability on delete cascade,
  -- ISO 8601: 1 is Monday
  weekday integer not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (provider_id, weekday, starts_at),
  check (starts_at < ends_at)
);
comment on table public.extra_hours is 'Further blocks of a provider''s working day';
