-- One row per consent given; withdrawing stamps it, giving again adds a row.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  purpose text not null check (purpose in ('health_data', 'share_screenings', 'share_screenings_dietitian', 'share_readings', 'clinic_readings', 'clinic_screenings', 'clinic_plans', 'safety_alerts', 'emergency_contact')),
  version text not null check (length(version) <= 40),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  recorded_by uuid references public.user_profiles on delete set null,
  given_how text check (given_how in ('paper', 'words')),
  given_by text check (length(given_by) between 1 and 200),
  withdrawn_by uuid references public.user_profiles on delete set null
);
comment on column public.consents.recorded_by is 'Who recorded at the clinic what the person agreed to; null where they did it themselves';
comment on column public.consents.given_how is 'How it was given at the clinic; null where they gave it themselves';
comment on column public.consents.given_by is 'The parent or guardian who agreed for a child';
comment on column public.consents.withdrawn_by is 'Who withdrew it at the clinic for the person; null where they did it themselves';

create unique index consents_in_force on public.consents (user_id, purpose) where withdrawn_at is null;
create index consents_by_user on public.consents (user_id, given_at desc);
