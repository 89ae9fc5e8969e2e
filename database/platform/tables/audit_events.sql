-- Who did what to which record. Contains ids and kinds, never content. An id is unique within its month: a key over
-- all partitions would need the time in it.
create table platform.audit_events (
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null default now(),
  actor_id uuid,
  subject_id uuid,
  action text not null constraint audit_events_action_check check (action ~ '^[a-z_]+(\.[a-z_]+)+$'),
  record_id text,
  request_id uuid default nullif(auth.jwt() ->> 'request_id', '')::uuid
) partition by range (occurred_at);

create index audit_events_by_time on platform.audit_events (occurred_at desc, id desc);
create index audit_events_by_request on platform.audit_events (request_id) where request_id is not null;
create index audit_events_newest_of_actor on platform.audit_events (actor_id, occurred_at desc, id desc);
create index audit_events_newest_of_actor_by_action on platform.audit_events (actor_id, action, occurred_at desc, id desc);
create index audit_events_newest_of_subject on platform.audit_events (subject_id, occurred_at desc, id desc);
create index audit_events_newest_of_action on platform.audit_events (action, occurred_at desc, id desc);

-- The first partition, which has no month: all events of before this database was partitioned by month. It ends with
-- the month after next. A partition has no rights of its own: row-level security of the partitioned table does not
-- apply to a query of the partition.
create table platform.audit_events_before (
  like platform.audit_events including defaults including constraints,
  primary key (id)
);
create index audit_events_before_by_time on platform.audit_events_before (occurred_at desc, id desc);
create index audit_events_before_by_request on platform.audit_events_before (request_id) where request_id is not null;
create index audit_events_before_newest_of_actor on platform.audit_events_before (actor_id, occurred_at desc, id desc);
create index audit_events_before_newest_of_actor_by_action on platform.audit_events_before (actor_id, action, occurred_at desc, id desc);
create index audit_events_before_newest_of_subject on platform.audit_events_before (subject_id, occurred_at desc, id desc);
create index audit_events_before_newest_of_action on platform.audit_events_before (action, occurred_at desc, id desc);
do $$
begin
  execute format('alter table platform.audit_events attach partition platform.audit_events_before for values from (minvalue) to (%L)',
    to_char(date_trunc('month', now() at time zone 'UTC') + interval '2 months', 'YYYY-MM-DD 00:00:00+00'));
end $$;
alter table platform.audit_events_before enable row level security;
alter table platform.audit_events_before force row level security;
revoke all on platform.audit_events_before from public, anon, authenticated, service_role;

-- Takes events whose month was not made, so that none is rejected.
create table platform.audit_events_default partition of platform.audit_events (primary key (id)) default;
alter table platform.audit_events_default enable row level security;
alter table platform.audit_events_default force row level security;
