-- One row per consent given; withdrawing stamps it, giving again adds a row.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  purpose text not null check (purpose in ('health_data', 'share_screenings', 'share_screenings_dietitian', 'share_readings', 'clinic_readings', 'safety_alerts', 'emergency_contact')),
  version text not null check (length(version) <= 40),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);

create unique index consents_in_force on public.consents (user_id, purpose) where withdrawn_at is null;
create index consents_by_user on public.consents (user_id, given_at desc);
