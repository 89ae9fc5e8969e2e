-- Hours at which a provider cannot be booked, besides the days away that they say themselves: entered by them or by
-- the front desk for them.
create table public.absences (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  entered_by uuid references public.user_profiles on delete set null,
  created_at timestamptz(3) not null default now(),
  check (ends_at > starts_at and ends_at <= starts_at + interval '366 days')
);
comment on table public.absences is 'Hours at which a provider cannot be booked';

create index absences_of_provider on public.absences (provider_id, ends_at);
create index absences_by_enterer on public.absences (entered_by);
