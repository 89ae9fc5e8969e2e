-- Puts a job about a record into a queue, in the transaction that writes the record. Pauses double from half a
-- minute on, up to `longest_pause` seconds if given.
create or replace function platform.enqueue(queue text, record uuid, urgency integer default 0, begins_at timestamptz default now(),
  retries integer default 7, longest_pause integer default null) returns void
language sql set search_path = '' as $$
  insert into pgboss.job (id, name, data, policy, priority, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds)
    values (record, queue, nullif(jsonb_strip_nulls(jsonb_build_object('request_id', auth.jwt() ->> 'request_id')), '{}'),
      'standard', urgency, begins_at, begins_at + interval '14 days', retries, 30, true, longest_pause, 120, 30, 3600)
$$;
revoke all on function platform.enqueue(text, uuid, integer, timestamptz, integer, integer) from public, anon, authenticated, service_role;
grant execute on function platform.enqueue(text, uuid, integer, timestamptz, integer, integer) to service_role;
