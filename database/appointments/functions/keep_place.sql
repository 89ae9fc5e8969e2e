-- The place keeps its id and since when it is there, and so its turn. An offer that is not before the new time ends;
-- one that is before it can still be accepted, in place of the new appointment.
create or replace function practice.keep_place() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.waiting_list set appointment_id = new.id
    where appointment_id = new.moved_from and patient_id = new.patient_id;
  update public.slot_offers o set answer = 'expired', answered_at = now()
    from public.waiting_list w where w.id = o.entry_id and w.appointment_id = new.id
      and o.answer is null and o.appointment_time >= new.appointment_time;
  return null;
end $$;
alter function practice.keep_place() owner to service_role;
revoke all on function practice.keep_place() from public, anon, authenticated, service_role;
grant execute on function practice.keep_place() to service_role;
