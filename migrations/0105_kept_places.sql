-- additive
-- A patient who asked for an earlier time keeps their place in the waiting list when the appointment moves.

-- As in 0054, without the waiting list: when an appointment moves, the new one is not there yet.
-- earlier versions work: they create, move and cancel as before; the trigger is created again with the same name.
drop trigger appointments_follow_course on public.appointments;
-- earlier versions work: they do not call it.
drop function practice.follow_course();
create function practice.follow_course() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'requested' then
      insert into public.appointment_events (appointment_id, kind) values (new.id, 'requested');
    end if;
    return null;
  end if;
  if new.status = old.status then return null; end if;
  if new.status <> 'completed' then
    insert into public.appointment_events (appointment_id, kind) values (new.id, case
      when new.status = 'confirmed' then 'confirmed'
      when new.cancelled_by = 'system' then 'lapsed'
      when new.cancelled_by = 'provider' and old.status = 'confirmed' then 'called_off'
      when new.requested_by = 'patient' and new.cancelled_by = 'provider' or new.requested_by = 'provider' and new.cancelled_by = 'patient' and old.status = 'requested' then 'declined'
      else 'cancelled' end);
  end if;
  if new.status = 'confirmed' and new.replaces is not null then
    update public.appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()
      where id = new.replaces and status in ('requested', 'confirmed') and appointment_time > now();
  end if;
  return null;
end $$;
create trigger appointments_follow_course after insert or update on public.appointments for each row execute function practice.follow_course();

-- An appointment that is over or cancelled has no place. Asked at the end of the transaction: by then the place of one
-- that has moved is with the new one.
create function practice.end_place() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.waiting_list where appointment_id = new.id;
  return null;
end $$;
create constraint trigger appointments_end_place after update of status on public.appointments
  deferrable initially deferred for each row
  when (new.status in ('cancelled', 'completed') and old.status <> new.status) execute function practice.end_place();

-- The place keeps its id and since when it is there, and so its turn. An offer that is not before the new time ends;
-- one that is before it can still be accepted, in place of the new appointment.
create function practice.keep_place() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.waiting_list set appointment_id = new.id
    where appointment_id = new.moved_from and patient_id = new.patient_id;
  update public.slot_offers o set answer = 'expired', answered_at = now()
    from public.waiting_list w where w.id = o.entry_id and w.appointment_id = new.id
      and o.answer is null and o.appointment_time >= new.appointment_time;
  return null;
end $$;
-- After the row is there: it is referred to.
create trigger appointments_moved_keep_place after insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_place();

grant create on schema practice to service_role;
do $$
declare f text;
begin
  foreach f in array array['practice.follow_course()', 'practice.end_place()', 'practice.keep_place()'] loop
    execute 'alter function ' || f || ' owner to service_role';
    execute 'revoke all on function ' || f || ' from public, anon, authenticated';
  end loop;
end $$;
revoke create on schema practice from service_role;
