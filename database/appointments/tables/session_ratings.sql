create table public.session_ratings (
  appointment_id uuid primary key references public.appointments on delete cascade,
  -- A rating is deleted with either account.
  patient_id uuid not null references public.user_profiles on delete cascade,
  provider_id uuid not null references public.user_profiles on delete cascade,
  score integer not null check (score between 1 and 5),
  comment text check (length(comment) between 1 and 1000),
  created_at timestamptz(3) not null default now()
);
comment on table public.session_ratings is 'How patients found sessions that were held; never shown one by one';

create index session_ratings_of_provider on public.session_ratings (provider_id, created_at, appointment_id) include (score);
create index session_ratings_of_patient on public.session_ratings (patient_id, created_at desc);
