-- How a client was called before they changed their name: staff know them by it for 90 days.
create table public.former_names (
  user_id uuid primary key references public.user_profiles on delete cascade,
  full_name text not null,
  changed_at timestamptz(3) not null default now()
);
comment on table public.former_names is 'How a client was called before they changed their name';
