-- A patient who has arrived waits on where their visit moves to another time of the same day in Lusaka. Whoever moves it.
create or replace function practice.keep_arrival() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.attendances (appointment_id, arrived_at)
    select new.id, m.arrived_at from public.attendances m join public.appointments a on a.id = m.appointment_id
    where a.id = new.moved_from and a.patient_id = new.patient_id and m.arrived_at is not null and m.missed_at is null
      and (a.appointment_time at time zone 'Africa/Lusaka')::date = (new.appointment_time at time zone 'Africa/Lusaka')::date;
  return null;
end $$;
alter function practice.keep_arrival() owner to service_role;
revoke all on function practice.keep_arrival() from public, anon, authenticated, service_role;
grant execute on function practice.keep_arrival() to service_role;
