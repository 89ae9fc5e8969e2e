create table platform.service_samples (
  at timestamptz(3) not null,
  -- Made at each start of a server process.
  process_id uuid not null,
  figures jsonb not null check (jsonb_typeof(figures) = 'object' and pg_column_size(figures) <= 2000),
  primary key (at, process_id)
);
