-- What somebody has besides their membership.
create table public.add_ons (
  user_id uuid not null references public.user_profiles on delete cascade,
  plan_key text not null references public.plans,
  status text not null check (status in ('active', 'expired', 'cancelled')),
  end_date date not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, plan_key)
);
