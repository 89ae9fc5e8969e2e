create or replace function groups.has_begun(session uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.group_sessions s where s.id = session and s.session_time <= now()) $$;
alter function groups.has_begun(uuid) owner to service_role;
revoke all on function groups.has_begun(uuid) from public, anon, authenticated, service_role;
grant execute on function groups.has_begun(uuid) to authenticated, service_role;
