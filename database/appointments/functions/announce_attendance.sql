-- Tells every server that someone's attendance on a day of a provider has changed, for the pages that are open: no names.
-- That they did not come, or no longer, is a change of the visit: its provider completes it by that.
create or replace function practice.announce_attendance() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('ubumi_calendar', json_build_object('changed',
    case when new.missed_at is distinct from old.missed_at then 'visits' else 'attendance' end, 'day', (a.appointment_time at time zone 'Africa/Lusaka')::date,
    'provider_id', a.provider_id, 'people', json_build_array(a.provider_id, 'front desk'))::text)
  from public.appointments a where a.id = new.appointment_id;
  return null;
end $$;
alter function practice.announce_attendance() owner to service_role;
revoke all on function practice.announce_attendance() from public, anon, authenticated, service_role;
grant execute on function practice.announce_attendance() to service_role;
