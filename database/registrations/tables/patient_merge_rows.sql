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
