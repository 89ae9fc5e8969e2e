-- As `enqueue` in server/platform/jobs.ts does; here, because a trigger writes the events.
create or replace function practice.queue_event() returns trigger language plpgsql set search_path = '' as $$
begin
  perform platform.enqueue('appointments.tell', new.id);
  return null;
end $$;
revoke all on function practice.queue_event() from public, anon, authenticated, service_role;
