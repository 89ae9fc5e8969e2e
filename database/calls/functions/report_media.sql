-- Media flow. True for the first report since the admission; null where the patient is not admitted.
create or replace function calls.report_media(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if calls.role_in(appointment) is null then return null; end if;
  update public.calls c set began_at = now() where c.appointment_id = appointment and c.phase = 'admitted' and c.began_at is null;
  if found then return true; end if;
  return (select false from public.calls c where c.appointment_id = appointment and c.phase = 'admitted');
end $$;
alter function calls.report_media(uuid) owner to service_role;
revoke all on function calls.report_media(uuid) from public, anon, authenticated, service_role;
grant execute on function calls.report_media(uuid) to authenticated, service_role;
