-- The provider admits the patient who waits. True where that changed something, false where it was so already; null
-- where no one waits.
create or replace function calls.admit(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  present_phase text;
begin
  if calls.role_in(appointment) is distinct from 'provider' then
    raise exception 'only the provider admits' using errcode = 'UB403';
  end if;
  select c.phase into present_phase from public.calls c where c.appointment_id = appointment for update;
  if present_phase = 'admitted' then return false; end if;
  if present_phase is distinct from 'waiting' then return null; end if;
  update public.calls c set phase = 'admitted', waiting_since = null where c.appointment_id = appointment;
  return true;
end $$;
alter function calls.admit(uuid) owner to service_role;
revoke all on function calls.admit(uuid) from public, anon, authenticated, service_role;
grant execute on function calls.admit(uuid) to authenticated, service_role;
