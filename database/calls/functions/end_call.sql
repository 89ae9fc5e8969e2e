-- One of the two ends the call, and its signals are of no more use. True where the patient waited or was admitted.
create or replace function calls.end_call(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  present_phase text;
begin
  if calls.role_in(appointment) is null then return false; end if;
  select c.phase into present_phase from public.calls c where c.appointment_id = appointment for update;
  update public.calls c set phase = 'ended', waiting_since = null, began_at = null
    where c.appointment_id = appointment and c.phase <> 'ended';
  delete from public.call_signals s using public.call_entries e where e.id = s.from_entry and e.appointment_id = appointment;
  return coalesce(present_phase in ('waiting', 'admitted'), false);
end $$;
alter function calls.end_call(uuid) owner to service_role;
revoke all on function calls.end_call(uuid) from public, anon, authenticated, service_role;
grant execute on function calls.end_call(uuid) to authenticated, service_role;
