create table public.memberships (
  user_id uuid primary key references public.user_profiles on delete cascade,
  plan_name text not null,
  status text not null check (status in ('active', 'pending', 'expired', 'cancelled')),
  end_date date,
  created_at timestamptz not null default now()
);
