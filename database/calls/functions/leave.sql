-- A stream of an entry has ended.
create or replace function calls.leave(entry uuid, stream uuid) returns void language sql security definer set search_path = '' as $$
  update public.call_entries e set seen_at = null, followed_by = null
  where e.id = entry and e.followed_by = stream and e.participant = calls.role_in(e.appointment_id)
$$;
alter function calls.leave(uuid, uuid) owner to service_role;
revoke all on function calls.leave(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function calls.leave(uuid, uuid) to authenticated, service_role;
