-- When the clinic is open; several rows a day where it closes in between. Times are Lusaka's.
create table public.opening_hours (
  -- ISO 8601: 1 is Monday
  weekday integer not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (weekday, starts_at),
  check (starts_at < ends_at)
);
comment on table public.opening_hours is 'When the clinic is open on each day of the week';
