create table accounts.patient_merges (
  -- Made by the device, so that a retry merges nothing twice.
  id uuid primary key,
  -- Two records of one person: what the first had is the other's now.
  gone_id uuid not null references public.user_profiles on delete cascade,
  remaining_id uuid not null references public.user_profiles on delete cascade,
  merged_by uuid references public.user_profiles on delete set null,
  merged_at timestamptz(3) not null default now(),
  state text not null default 'merged' check (state in ('merged', 'undone', 'final')),
  ended_at timestamptz(3),
  -- Null for what became final by itself.
  ended_by uuid references public.user_profiles on delete set null,
  constraint patient_merges_are_of_two check (gone_id <> remaining_id),
  constraint patient_merges_end check ((state = 'merged') = (ended_at is null))
);
comment on table accounts.patient_merges is 'Records of one person that an admin has merged; within 30 days it can be undone';

create unique index patient_merges_in_force on accounts.patient_merges (gone_id) where state <> 'undone';
create index patient_merges_of_gone on accounts.patient_merges (gone_id);
create index patient_merges_of_remaining on accounts.patient_merges (remaining_id);
create index patient_merges_by_time on accounts.patient_merges (merged_at desc, id desc);
