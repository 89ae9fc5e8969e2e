-- Which step may follow which; anything else is UB409. A person's steps need the right hour and the right
-- person; the system's need only the right order. A provider cancels what was confirmed until it begins, states the
-- outcome of a completed session and may change it for a week; a Phone session that no one answered is over for its
-- provider once they say that the patient did not come, and one whose patient was called in once it was held.
-- `canTransition` and `canStateOutcome` in domain/appointments say the same.
create or replace function practice.keep_course() returns trigger language plpgsql set search_path = '' as $$
declare
  -- The system, and what follows from a person's step, are not bound to persons and hours.
  actor uuid := case when current_user = 'authenticated' then auth.uid() end;
  asked uuid := case new.requested_by when 'provider' then new.patient_id else new.provider_id end;
begin
  if actor = new.patient_id and new.notes is distinct from old.notes then
    raise exception 'notes are the provider''s' using errcode = 'UB409';
  end if;
  if new.outcome is distinct from old.outcome and (new.status <> 'completed' or new.outcome is null
    or actor is not null and (actor <> new.provider_id
      or old.outcome is not null and now() >= new.appointment_time + interval '7 days'))
  then
    raise exception 'no such outcome' using errcode = 'UB409';
  end if;
  -- Whom staff entered after the start was there.
  if new.outcome is distinct from old.outcome and new.outcome = 'patient_no_show' and actor is not null
    and new.agreed_how = 'at the clinic' and new.created_at >= new.appointment_time
  then
    raise exception 'no such outcome' using errcode = 'UB409';
  end if;
  if new.status = old.status then return new; end if;
  new.was_confirmed := new.status = 'cancelled' and old.status = 'confirmed';
  if old.status || ' ' || new.status not in ('requested confirmed', 'requested cancelled', 'confirmed cancelled', 'confirmed completed')
    or actor is not null and (
      new.status = 'confirmed' and (actor <> asked or now() >= new.appointment_time)
      or new.status = 'cancelled' and now() >= new.appointment_time
      or new.status = 'completed' and (actor <> new.provider_id
        or now() < new.appointment_time + new.duration_minutes * interval '1 minute'
          and (new.no_answer_at is null or new.outcome is distinct from 'patient_no_show')
          and not (coalesce(new.outcome, 'held') = 'held' and practice.is_called_in(new.id))))
  then
    raise exception 'no such step' using errcode = 'UB409';
  end if;
  return new;
end $$;
alter function practice.keep_course() owner to service_role;
revoke all on function practice.keep_course() from public, anon, authenticated, service_role;
grant execute on function practice.keep_course() to service_role;
