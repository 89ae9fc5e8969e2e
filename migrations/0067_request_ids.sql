-- additive
-- A job carries the id of the request that enqueued it, so that the log of the job can name it. The id is in the claims
-- of the transaction; it is no personal data. A job that no request enqueued has no data, as before.

create or replace function platform.enqueue(queue text, record uuid, urgency integer default 0, begins_at timestamptz default now(),
  retries integer default 7, longest_pause integer default null) returns void
language sql set search_path = '' as $$
  insert into pgboss.job (id, name, data, policy, priority, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds)
    values (record, queue, nullif(jsonb_strip_nulls(jsonb_build_object('request_id', auth.jwt() ->> 'request_id')), '{}'),
      'standard', urgency, begins_at, begins_at + interval '14 days', retries, 30, true, longest_pause, 120, 30, 3600)
$$;

create or replace function platform.enqueue_again(queue text, record uuid, urgency integer default 0, begins_at timestamptz default now(),
  retries integer default 7, longest_pause integer default null) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform platform.enqueue(queue, record, urgency, begins_at, retries, longest_pause);
  return true;
exception when unique_violation then
  update pgboss.job j set state = 'created', start_after = begins_at, keep_until = begins_at + interval '14 days',
      retry_count = 0, retry_limit = retries, retry_delay_max = longest_pause, started_on = null, completed_on = null,
      heartbeat_on = null, output = null,
      data = nullif(jsonb_strip_nulls(jsonb_build_object('request_id', auth.jwt() ->> 'request_id')), '{}')
    where j.name = queue and j.id = record and j.state <> 'active';
  return found;
end $$;
