-- Which features the clinic does not offer. Each change is a row of its own; the newest holds, and the others are the
-- history. Without a row all are offered.
create table public.clinic_features (
  id uuid primary key,
  -- Counts the changes, so that of two who change it at once one is rejected.
  version integer not null unique check (version > 0),
  off text[] not null check (off <@ '{students,groups,plans,video,memberships}'::text[]),
  changed_by uuid references public.user_profiles on delete set null,
  changed_at timestamptz(3) not null default now()
);
comment on table public.clinic_features is 'Which features the clinic does not offer, with the history of its changes';

create index clinic_features_by_changer on public.clinic_features (changed_by) where changed_by is not null;
