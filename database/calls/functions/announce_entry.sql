create or replace function calls.announce_entry() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or calls.is_present(old.seen_at) <> calls.is_present(new.seen_at) then perform calls.announce(new.appointment_id); end if;
  return null;
end $$;
alter function calls.announce_entry() owner to service_role;
revoke all on function calls.announce_entry() from public, anon, authenticated, service_role;
grant execute on function calls.announce_entry() to service_role;
