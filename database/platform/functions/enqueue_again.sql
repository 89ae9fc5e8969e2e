-- The same for a record whose job may be queued or done already: that one begins again with all its attempts.
-- False while a server works on it: then nothing is changed.
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
revoke all on function platform.enqueue_again(text, uuid, integer, timestamptz, integer, integer) from public, anon, authenticated, service_role;
grant execute on function platform.enqueue_again(text, uuid, integer, timestamptz, integer, integer) to service_role;
