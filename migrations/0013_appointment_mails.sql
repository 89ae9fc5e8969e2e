-- What happens to an appointment is told at once: each event is a piece of work of its own id, written with it.

insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
    retention_seconds, deletion_seconds, partition, table_name)
  values ('appointments.tell', 'standard', 7, 30, true, 120, 1209600, 3600, false, 'job_common');

-- As `enqueue` in server/platform/jobs.ts does; here, because a trigger writes the events.
create function practice.queue_event() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into pgboss.job (id, name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
      heartbeat_seconds, deletion_seconds)
    values (new.id, 'appointments.tell', 'standard', 7, 30, true, 120, 30, 3600);
  return null;
end $$;
revoke all on function practice.queue_event() from public;
create trigger appointment_events_are_told after insert on public.appointment_events
  for each row when (new.told_at is null) execute function practice.queue_event();

-- For a mail that is of no use any more from then on: it is given up instead of sent late.
alter table platform.mail_outbox add column not_after timestamptz;
