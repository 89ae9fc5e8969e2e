create table public.session_prices (
  provider_id uuid not null references public.user_profiles on delete cascade,
  session_type text not null check (session_type in ('Virtual', 'Phone', 'In-person')),
  price_ngwee integer not null check (price_ngwee between 0 and 10000000),
  updated_at timestamptz(3) not null default now(),
  primary key (provider_id, session_type)
);
