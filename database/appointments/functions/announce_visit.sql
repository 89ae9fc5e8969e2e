-- Tells every server that the calendar of a day of a provider has changed, for the pages that are open: no names.
create or replace function practice.announce_visit() returns trigger language plpgsql set search_path = '' as $$
declare
  visit public.appointments := coalesce(new, old);
begin
  if tg_op = 'UPDATE' and (old.status, old.appointment_time, old.duration_minutes, old.session_type, old.provider_id, old.room_id)
    is not distinct from (new.status, new.appointment_time, new.duration_minutes, new.session_type, new.provider_id, new.room_id)
  then return null; end if;
  perform pg_notify('ubumi_calendar', json_build_object('changed', 'visits', 'day', (visit.appointment_time at time zone 'Africa/Lusaka')::date,
    'provider_id', visit.provider_id, 'people', json_build_array(visit.provider_id, 'front desk'))::text);
  return null;
end $$;
alter function practice.announce_visit() owner to service_role;
revoke all on function practice.announce_visit() from public, anon, authenticated, service_role;
grant execute on function practice.announce_visit() to service_role;
