-- The days whose payments by mobile money were compared with what the aggregator says of them.
create table public.compared_days (
  day date primary key,
  compared_at timestamptz(3) not null default now(),
  -- How many orders of ours there were, to take money and to send it back.
  orders integer not null check (orders >= 0)
);
comment on table public.compared_days is 'Days of Lusaka whose orders were each asked for at the aggregator once they were over';
