-- Plans that a provider keeps to start from; `content` is a plan of its kind.
create table public.plan_templates (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  kind text not null check (kind in ('meal', 'exercise')),
  name text not null check (length(name) between 1 and 120),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (provider_id, kind, name)
);
