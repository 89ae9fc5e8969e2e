-- The recipients who have an appointment with the person, as servers of 0.3.0 read them.
create or replace function practice.safety_recipients(patient uuid) returns table (provider_id uuid, full_name text, can_act boolean, place bigint)
language sql stable set search_path = '' as
  $$ select r.provider_id, r.full_name, r.can_act, r.place from practice.alert_recipients(patient) r where r.reached_as = 'provider' $$;
alter function practice.safety_recipients(uuid) owner to service_role;
revoke all on function practice.safety_recipients(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.safety_recipients(uuid) to service_role;
