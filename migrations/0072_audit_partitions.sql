-- additive
-- The audit trail in partitions, by month in UTC, so that old months can be dropped instead of deleted row by row. The
-- table of before becomes the first partition, and no row is written again. All statements here take a moment.

-- earlier versions work: the partitioned table has the name, the columns and the rights.
alter table platform.audit_events rename to audit_events_before;
do $$
declare
  old record;
begin
  for old in select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = 'platform.audit_events_before'::regclass loop
    execute format('alter index platform.%I rename to %I', old.name, replace(old.name, 'audit_events', 'audit_events_before'));
  end loop;
end $$;

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
-- As before, so that those of the first partition are taken over and none is built.
create index audit_events_by_time on platform.audit_events (occurred_at desc, id desc);
create index audit_events_by_request on platform.audit_events (request_id) where request_id is not null;
create index audit_events_newest_of_actor on platform.audit_events (actor_id, occurred_at desc, id desc);
create index audit_events_newest_of_actor_by_action on platform.audit_events (actor_id, action, occurred_at desc, id desc);
create index audit_events_newest_of_subject on platform.audit_events (subject_id, occurred_at desc, id desc);
create index audit_events_newest_of_action on platform.audit_events (action, occurred_at desc, id desc);

alter table platform.audit_events enable row level security;
alter table platform.audit_events force row level security;
grant select, insert on platform.audit_events to authenticated;
grant select, insert, delete, update (actor_id) on platform.audit_events to service_role;
create policy "a person reads what was done to their record" on platform.audit_events
  for select to authenticated using (subject_id = (select auth.uid()));
create policy "a person records what they do themselves" on platform.audit_events
  for insert to authenticated with check (actor_id = (select auth.uid()));
create policy "the system keeps the trail" on platform.audit_events
  for all to service_role using (true) with check (true);

-- A partition has no rights of its own: row-level security of the partitioned table does not apply to who asks it directly.
-- earlier versions work: they ask the partitioned table.
drop policy "a person reads what was done to their record" on platform.audit_events_before;
-- earlier versions work: they ask the partitioned table.
drop policy "a person records what they do themselves" on platform.audit_events_before;
-- earlier versions work: they ask the partitioned table.
drop policy "the system keeps the trail" on platform.audit_events_before;
-- earlier versions work: they ask the partitioned table.
revoke all on platform.audit_events_before from public, anon, authenticated, service_role;

-- The check of 0071 proves that all rows belong there, so none is read; afterwards the bound itself is the check.
do $$
declare
  bound text := (select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint
    where conname = 'audit_events_are_before' and conrelid = 'platform.audit_events_before'::regclass);
begin
  execute format('alter table platform.audit_events attach partition platform.audit_events_before for values from (minvalue) to (%L)', bound);
  alter table platform.audit_events_before drop constraint audit_events_are_before;
end $$;

-- Takes events whose month was not made, so that none is rejected.
create table platform.audit_events_default partition of platform.audit_events (primary key (id)) default;
alter table platform.audit_events_default enable row level security;
alter table platform.audit_events_default force row level security;

-- The month partitions with their bounds.
create function platform.audit_months() returns table (name text, starts timestamptz, ends timestamptz)
language sql stable set search_path = '' as $$
  select c.relname::text, substring(bounds from 'FROM \(''([^'']+)''\)')::timestamptz, substring(bounds from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits join pg_class c on c.oid = inhrelid, pg_get_expr(c.relpartbound, c.oid) as bounds
  where inhparent = 'platform.audit_events'::regclass and bounds <> 'DEFAULT'
$$;

-- Makes the partitions of all months up to so many after this one, and moves into them what came before they were
-- made. Its locks are short: it is called again where others held theirs. Answers the names of the new ones.
create function platform.make_audit_months(ahead integer) returns text[]
language plpgsql security definer set search_path = '' set timezone = 'UTC' set lock_timeout = '500ms' as $$
declare
  month timestamptz := (select max(ends) from platform.audit_months());
  made text[] := '{}';
  named text;
begin
  while month <= date_trunc('month', now()) + make_interval(months => ahead) loop
    named := to_char(month, '"audit_events_"YYYY_MM');
    execute format('create table platform.%I (like platform.audit_events including defaults including constraints including indexes, primary key (id))', named);
    execute format('alter table platform.%I enable row level security', named);
    execute format('alter table platform.%I force row level security', named);
    execute format('revoke all on platform.%I from public, anon, authenticated, service_role', named);
    -- As the runner of migrations does, which may not come before the next dump.
    if exists (select from pg_roles where rolname = current_user and not rolsuper and not rolbypassrls) then
      execute format('create policy "the owner migrates and backs up" on platform.%I to current_user using (true) with check (true)', named);
    end if;
    lock table platform.audit_events_default in access exclusive mode;
    execute format('with early as (delete from platform.audit_events_default where occurred_at >= $1 and occurred_at < $2 returning *) insert into platform.%I select * from early', named)
      using month, month + interval '1 month';
    execute format('alter table platform.audit_events attach partition platform.%I for values from (%L) to (%L)', named, month, month + interval '1 month');
    made := made || named;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;

-- Drops the oldest month if all of it is before a time, which is a year ago or earlier. Answers its name and about how
-- many events it had; nothing where no month is that old.
create function platform.drop_audit_month(ended_before timestamptz) returns table (name text, events bigint)
language plpgsql security definer set search_path = '' set timezone = 'UTC' set lock_timeout = '500ms' as $$
begin
  select m.name, greatest(c.reltuples, 0)::bigint into name, events
    from platform.audit_months() m join pg_class c on c.relname = m.name and c.relnamespace = 'platform'::regnamespace
    where m.starts is not null and m.ends <= least(ended_before, now() - interval '1 year') order by m.ends limit 1;
  if not found then return; end if;
  execute format('drop table platform.%I', name);
  return next;
end $$;

-- Deletes the oldest events of the first partition, which has no month. Answers how many.
create function platform.delete_first_audit_events(occurred_before timestamptz, most integer) returns bigint
language sql security definer set search_path = '' as $$
  with deleted as (delete from platform.audit_events_before where ctid = any (array(
    select ctid from platform.audit_events_before
    where occurred_at < least(occurred_before, now() - interval '1 year') order by occurred_at limit most)) returning 1)
  select count(*) from deleted
$$;

revoke all on function platform.audit_months(), platform.make_audit_months(integer), platform.drop_audit_month(timestamptz),
  platform.delete_first_audit_events(timestamptz, integer) from public;
grant execute on function platform.make_audit_months(integer), platform.drop_audit_month(timestamptz),
  platform.delete_first_audit_events(timestamptz, integer) to service_role;

select platform.make_audit_months(3);

-- The same as before, in a language that keeps the plan: planning over all months takes longer than reading them.
create or replace function practice.record_openings() returns table (id uuid, opened_at timestamptz, full_name text, specialty text, action text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query select e.id, date_trunc('milliseconds', e.occurred_at), p.full_name, p.specialty, e.action
    from platform.audit_events e left join public.user_profiles p on p.id = e.actor_id
    where e.subject_id = auth.uid() and e.actor_id is distinct from auth.uid() and e.action like '%.read';
end $$;
create or replace function messages.was_noted(subject uuid, what text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from platform.audit_events e where e.actor_id = auth.uid() and e.subject_id = subject
    and e.action = what and e.occurred_at > now() - interval '1 hour');
end $$;
