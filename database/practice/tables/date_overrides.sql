-- One date of a provider, which counts instead of their week: a row for each block, or one without hours for a day
-- off. Times are Lusaka's.
create table public.date_overrides (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.availability on delete cascade,
  day date not null check (day between '2000-01-01' and '2199-12-31'),
  starts_at time,
  ends_at time,
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at < ends_at)
);
comment on table public.date_overrides is 'Dates on which a provider''s hours differ from their week';

create unique index date_overrides_of_provider on public.date_overrides (provider_id, day, starts_at) nulls not distinct;
