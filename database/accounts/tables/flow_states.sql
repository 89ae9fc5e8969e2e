create table accounts.flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references accounts.users on delete cascade,
  purpose text not null,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  auth_code uuid unique,
  opened_at timestamptz,
  created_at timestamptz not null default now()
);

create index flow_states_by_user on accounts.flow_states (user_id);
