-- True where a session is ahead, stands and has a place left.
create or replace function groups.has_place(session uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.group_sessions s where s.id = session and s.cancelled_at is null and s.session_time > now()
    and s.capacity > (select count(*) from public.group_registrations r where r.session_id = s.id))
$$;
alter function groups.has_place(uuid) owner to service_role;
revoke all on function groups.has_place(uuid) from public, anon, authenticated, service_role;
grant execute on function groups.has_place(uuid) to authenticated, service_role;
