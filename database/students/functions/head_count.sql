-- How many have registered: no number below 5, to nobody. Who they are, no function tells.
create or replace function groups.head_count(session uuid) returns integer language sql stable security definer set search_path = '' as $$
  select nullif(greatest(count(*)::integer, 4), 4) from public.group_registrations r where r.session_id = session
$$;
alter function groups.head_count(uuid) owner to service_role;
revoke all on function groups.head_count(uuid) from public, anon, authenticated, service_role;
grant execute on function groups.head_count(uuid) to authenticated, service_role;
