-- An appointment that moves keeps its room where that is free at the new time.
create or replace function practice.keep_room() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select a.room_id into new.room_id from public.appointments a
    join public.rooms r on r.id = a.room_id and r.retired_at is null
    where a.id = new.moved_from and a.patient_id = new.patient_id and a.provider_id = new.provider_id
      and not exists (select from public.appointments b where b.room_id = a.room_id and b.status in ('requested', 'confirmed')
        and b.appointment_time > new.appointment_time - interval '8 hours'
        and b.appointment_time < new.appointment_time + new.duration_minutes * interval '1 minute'
        and b.appointment_time + b.duration_minutes * interval '1 minute' > new.appointment_time);
  return new;
end $$;
alter function practice.keep_room() owner to service_role;
revoke all on function practice.keep_room() from public, anon, authenticated, service_role;
grant execute on function practice.keep_room() to service_role;
