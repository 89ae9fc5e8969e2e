create table simulator.callbacks (
  id uuid primary key default gen_random_uuid(),
  collection_id uuid not null references simulator.collections on delete cascade,
  event_id uuid not null,
  status text not null check (status in ('pending', 'succeeded', 'failed'))
);

create index callbacks_of_collection on simulator.callbacks (collection_id);
