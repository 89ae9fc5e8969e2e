-- What a calendar app shows of an appointment has the name of the other person and of the room: once one of them is
-- called otherwise, or a person shows or hides names, the entries have a higher number (RFC 5545, SEQUENCE and DTSTAMP).
create or replace function practice.renew_calendar_entries() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person uuid := case tg_table_name when 'user_profiles' then (to_jsonb(new) ->> 'id')::uuid
    when 'calendar_feeds' then (to_jsonb(new) ->> 'user_id')::uuid end;
  room uuid := case tg_table_name when 'rooms' then (to_jsonb(new) ->> 'id')::uuid end;
begin
  -- No feed goes back further: feedDays in domain/appointments/calendar-feed.ts.
  if tg_table_name = 'clinic_settings' then
    -- Where visits take place, unless it is the address of before; the first change is compared with none.
    if (to_jsonb(new) ->> 'address') is distinct from (select s.address from public.clinic_settings s
        where s.version < (to_jsonb(new) ->> 'version')::integer order by s.version desc limit 1) then
      update public.appointments a set calendar_revision = a.calendar_revision + 1, calendar_changed_at = now()
        where a.session_type = 'In-person' and a.appointment_time > now() - interval '90 days';
    end if;
    return null;
  end if;
  update public.appointments a set calendar_revision = a.calendar_revision + 1, calendar_changed_at = now()
    where (a.patient_id = person or a.provider_id = person or a.room_id = room)
      and a.appointment_time > now() - interval '90 days';
  return null;
end $$;
alter function practice.renew_calendar_entries() owner to service_role;
revoke all on function practice.renew_calendar_entries() from public, anon, authenticated, service_role;
grant execute on function practice.renew_calendar_entries() to service_role;
