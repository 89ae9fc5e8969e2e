-- Each alert, and each that is raised again, is a job: its emails are sent from it.
create or replace function practice.queue_safety_alert() returns trigger language plpgsql set search_path = '' as $$
begin
  perform platform.enqueue_again('safety.tell', new.id, urgency => 1);
  return null;
end $$;
alter function practice.queue_safety_alert() owner to service_role;
revoke all on function practice.queue_safety_alert() from public, anon, authenticated, service_role;
grant execute on function practice.queue_safety_alert() to service_role;
