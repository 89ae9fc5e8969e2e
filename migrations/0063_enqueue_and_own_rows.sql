-- additive
-- How a job is enqueued, and how rows that only their owner sees are protected, is written once.

-- Puts a job about a record into a queue, in the transaction that writes the record. Pauses double from half a
-- minute on, up to `longest_pause` seconds if given.
create function platform.enqueue(queue text, record uuid, urgency integer default 0, begins_at timestamptz default now(),
  retries integer default 7, longest_pause integer default null) returns void
language sql set search_path = '' as $$
  insert into pgboss.job (id, name, policy, priority, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds)
    values (record, queue, 'standard', urgency, begins_at, begins_at + interval '14 days', retries, 30, true,
      longest_pause, 120, 30, 3600)
$$;

-- The same for a record whose job may be queued or done already: that one begins again with all its attempts.
-- False while a server works on it: then nothing is changed.
create function platform.enqueue_again(queue text, record uuid, urgency integer default 0, begins_at timestamptz default now(),
  retries integer default 7, longest_pause integer default null) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform platform.enqueue(queue, record, urgency, begins_at, retries, longest_pause);
  return true;
exception when unique_violation then
  update pgboss.job j set state = 'created', start_after = begins_at, keep_until = begins_at + interval '14 days',
      retry_count = 0, retry_limit = retries, retry_delay_max = longest_pause, started_on = null, completed_on = null,
      heartbeat_on = null, output = null
    where j.name = queue and j.id = record and j.state <> 'active';
  return found;
end $$;

revoke all on function platform.enqueue(text, uuid, integer, timestamptz, integer, integer),
  platform.enqueue_again(text, uuid, integer, timestamptz, integer, integer) from public;
grant execute on function platform.enqueue(text, uuid, integer, timestamptz, integer, integer),
  platform.enqueue_again(text, uuid, integer, timestamptz, integer, integer) to service_role;

create or replace function practice.queue_event() returns trigger language plpgsql set search_path = '' as $$
begin
  perform platform.enqueue('appointments.tell', new.id);
  return null;
end $$;

create or replace function membership.queue_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform platform.enqueue('membership.ask', new.id);
  return null;
end $$;

create or replace function practice.queue_safety_alert() returns trigger language plpgsql set search_path = '' as $$
begin
  perform platform.enqueue_again('safety.tell', new.id, urgency => 1);
  return null;
end $$;

-- For migrations: protects a new table with a column `user_id`. A person reads and deletes their own rows; a client
-- inserts the columns `inserted` while consent stands; a person updates the columns `updated`; the system exports,
-- seeds and erases.
create function platform.protect_own_rows(of regclass, inserted text[], updated text[] default '{}') returns void
language plpgsql set search_path = '' as $$
declare
  own constant text := 'user_id = (select auth.uid())';
  inserts constant text := (select string_agg(quote_ident(name), ', ') from unnest(inserted) name);
  updates constant text := (select string_agg(quote_ident(name), ', ') from unnest(updated) name);
begin
  execute format('alter table %s enable row level security', of);
  execute format('alter table %s force row level security', of);
  execute format('grant select, insert, delete on %s to service_role', of);
  execute format('create policy "the system exports, seeds and erases" on %s for all to service_role using (true) with check (true)', of);
  execute format('grant select, delete on %s to authenticated', of);
  execute format('create policy "a person reads their own rows" on %s for select to authenticated using (%s)', of, own);
  execute format('create policy "a person deletes their own rows" on %s for delete to authenticated using (%s)', of, own);
  execute format('grant insert (%s) on %s to authenticated', inserts, of);
  execute format('create policy "a client inserts their own rows while consent stands" on %s for insert to authenticated with check (%s and (select accounts.actor_role()) = ''client'' and (select accounts.consent_stands()))', of, own);
  if updates is not null then
    execute format('grant update (%s) on %s to authenticated', updates, of);
    execute format('create policy "a person updates their own rows" on %s for update to authenticated using (%s) with check (%s)', of, own, own);
  end if;
end $$;
revoke all on function platform.protect_own_rows(regclass, text[], text[]) from public;
