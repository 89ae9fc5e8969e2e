-- Short texts that a provider keeps for their own messages.
create table public.message_templates (
  id uuid primary key,
  provider_id uuid not null references public.user_profiles on delete cascade,
  name text not null check (length(name) between 1 and 60),
  body text not null check (length(body) between 1 and 1000),
  created_at timestamptz(3) not null default now()
);
comment on table public.message_templates is 'Own templates for messages; they say nothing of a patient';

create index message_templates_of_provider on public.message_templates (provider_id, created_at);
