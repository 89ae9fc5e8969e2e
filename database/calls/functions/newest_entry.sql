create or replace function calls.newest_entry(appointment uuid, of_role text) returns uuid language sql stable security definer set search_path = '' as $$
  select e.id from public.call_entries e where e.appointment_id = appointment and e.participant = of_role order by e.number desc limit 1
$$;
alter function calls.newest_entry(uuid, text) owner to service_role;
revoke all on function calls.newest_entry(uuid, text) from public, anon, authenticated, service_role;
grant execute on function calls.newest_entry(uuid, text) to service_role;
