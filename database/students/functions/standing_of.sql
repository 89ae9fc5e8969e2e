-- How it stands with a session. Where it may still be registered for, nobody else registers until this
-- transaction ends: whoever registers asks here first, so the capacity holds whoever presses at once.
create or replace function groups.standing_of(session uuid) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  found_session public.group_sessions;
begin
  select * into found_session from public.group_sessions where id = session for update;
  return case
    when found_session.id is null then null
    when found_session.cancelled_at is not null then 'cancelled'
    when found_session.session_time <= now() then 'begun'
    when found_session.capacity <= (select count(*) from public.group_registrations where session_id = session) then 'full'
    else 'open' end;
end $$;
alter function groups.standing_of(uuid) owner to service_role;
revoke all on function groups.standing_of(uuid) from public, anon, authenticated, service_role;
grant execute on function groups.standing_of(uuid) to authenticated, service_role;
