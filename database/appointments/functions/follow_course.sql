-- Writes the event of each step, from which its emails come, and cancels the later appointment that a confirmed one
-- replaces: its patient pays nothing for it, also where they cancelled it late before. What a provider or the system cancels after it was confirmed is an event of its own. Who did it is kept, so that a provider is told of what
-- others did alone.
create or replace function practice.follow_course() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'requested' or new.agreed_how is not null then
      insert into public.appointment_events (appointment_id, kind, acted_by) values (new.id, new.status, platform.acting_person());
    end if;
    return null;
  end if;
  if new.status = old.status then return null; end if;
  if new.status <> 'completed' then
    insert into public.appointment_events (appointment_id, kind, acted_by) values (new.id, case
      when new.status = 'confirmed' then 'confirmed'
      when new.cancelled_by = 'system' then 'lapsed'
      when new.cancelled_by = 'provider' and old.status = 'confirmed' then 'called_off'
      when new.requested_by = 'patient' and new.cancelled_by = 'provider' or new.requested_by = 'provider' and new.cancelled_by = 'patient' and old.status = 'requested' then 'declined'
      else 'cancelled' end, platform.acting_person());
  end if;
  if new.status = 'confirmed' and new.replaces is not null then
    update public.appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()
      where id = new.replaces and status in ('requested', 'confirmed') and appointment_time > now();
    delete from public.invoices i where i.appointment_id = new.replaces and i.status = 'draft' and i.charged_for in ('late', 'moved');
  end if;
  return null;
end $$;
alter function practice.follow_course() owner to service_role;
revoke all on function practice.follow_course() from public, anon, authenticated, service_role;
grant execute on function practice.follow_course() to service_role;
