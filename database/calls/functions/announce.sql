-- Tells every server that the state of a call has changed, for its two participants: ids only.
create or replace function calls.announce(appointment uuid) returns void language sql security definer set search_path = '' as $$
  select pg_notify('ubumi_calls', json_build_object('appointment_id', a.id, 'people', json_build_array(a.patient_id, a.provider_id))::text)
  from public.appointments a where a.id = appointment
$$;
alter function calls.announce(uuid) owner to service_role;
revoke all on function calls.announce(uuid) from public, anon, authenticated, service_role;
grant execute on function calls.announce(uuid) to service_role;
