-- Headings that a provider keeps for their own notes.
create table public.note_templates (
  id uuid primary key,
  provider_id uuid not null references public.user_profiles on delete cascade,
  name text not null check (length(name) between 1 and 80),
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz(3) not null default now()
);
comment on table public.note_templates is 'Own templates for notes; they say nothing of a patient';

create index note_templates_of_provider on public.note_templates (provider_id, created_at);
