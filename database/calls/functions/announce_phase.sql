create or replace function calls.announce_phase() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.phase <> old.phase then perform calls.announce(new.appointment_id); end if;
  return null;
end $$;
alter function calls.announce_phase() owner to service_role;
revoke all on function calls.announce_phase() from public, anon, authenticated, service_role;
grant execute on function calls.announce_phase() to service_role;
