create table public.calls (
  appointment_id uuid primary key references public.appointments on delete cascade,
  phase text not null default 'empty' check (phase in ('empty', 'waiting', 'admitted', 'ended')),
  waiting_since timestamptz(3),
  -- When media first flowed after the present admission.
  began_at timestamptz(3),
  check ((phase = 'waiting') = (waiting_since is not null)),
  check (began_at is null or phase = 'admitted')
);
comment on table public.calls is 'State of the call of a Virtual session, until its window closes';
