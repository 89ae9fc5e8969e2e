-- What a calendar app has of an appointment is replaced by what was changed later, and has a higher number
-- (RFC 5545, SEQUENCE and DTSTAMP). The status counts for itself: domain/appointments/calendar-feed.ts.
create or replace function practice.count_revision() returns trigger language plpgsql set search_path = '' as $$
begin
  new.calendar_changed_at = now();
  if (old.appointment_time, old.duration_minutes, old.session_type, old.room_id)
    is distinct from (new.appointment_time, new.duration_minutes, new.session_type, new.room_id) then
    new.calendar_revision = old.calendar_revision + 1;
  end if;
  return new;
end $$;
revoke all on function practice.count_revision() from public, anon, authenticated, service_role;
