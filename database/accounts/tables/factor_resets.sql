-- An admin's reset of a second factor: how the person was identified.
create table accounts.factor_resets (
  id uuid primary key,
  user_id uuid not null references public.user_profiles on delete cascade,
  reset_by uuid references public.user_profiles on delete set null,
  identity_check text not null check (identity_check in ('in_person', 'video_call', 'known_phone_number')),
  note text not null check (length(note) between 1 and 500),
  reset_at timestamptz(3) not null default now()
);

create index factor_resets_of_person on accounts.factor_resets (user_id, reset_at desc);
create index factor_resets_by_admin on accounts.factor_resets (reset_by);
