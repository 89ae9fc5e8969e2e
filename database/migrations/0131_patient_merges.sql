-- additive

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

create table accounts.patient_merge_rows (
  id uuid primary key default gen_random_uuid(),
  merge_id uuid not null references accounts.patient_merges on delete cascade,
  -- In the order in which they were changed; undone the other way round.
  place integer not null check (place >= 0),
  table_name text not null check (length(table_name) between 1 and 100),
  column_name text not null check (length(column_name) between 1 and 100),
  -- `moved`: from the record that is gone to the other. `set_aside`: the other way, as the stricter one counts.
  -- `filled`: fields of the other that were empty. `added`: a row that it did not have.
  change text not null check (change in ('moved', 'set_aside', 'filled', 'added')),
  -- What finds the row within those of its person.
  row_key jsonb not null check (jsonb_typeof(row_key) = 'object'),
  -- What was filled in; empty otherwise.
  filled jsonb not null default '{}' check (jsonb_typeof(filled) = 'object')
);
comment on table accounts.patient_merge_rows is 'Each row that a merge has moved, so that exactly these go back; until the merge is final';

create index patient_merge_rows_in_order on accounts.patient_merge_rows (merge_id, place);
