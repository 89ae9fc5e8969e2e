-- Tells every server that an alert of this provider has come or changed, for the pages that are open: ids alone.
create or replace function practice.announce_safety_alert() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('ubumi_messages', json_build_object('alert_id', new.id, 'people', json_build_array(new.provider_id))::text);
  return null;
end $$;
alter function practice.announce_safety_alert() owner to service_role;
revoke all on function practice.announce_safety_alert() from public, anon, authenticated, service_role;
grant execute on function practice.announce_safety_alert() to service_role;
