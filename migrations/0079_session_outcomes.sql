-- additive
-- What became of a session: its provider states it when completing, and its patient may state that the provider did
-- not come. In a Phone session both see the other's number, and a provider who reaches no one has the patient notified.

alter table public.appointments
  add column outcome text check (outcome in ('held', 'patient_no_show', 'provider_no_show')),
  add column absence_reported_at timestamptz(3),
  add column no_answer_at timestamptz(3);
comment on column public.appointments.outcome is 'What the provider states of a completed session; null where they have not';
comment on column public.appointments.absence_reported_at is 'When the patient stated that the provider did not come';
comment on column public.appointments.no_answer_at is 'When the provider stated that the patient did not answer the phone';
grant update (outcome) on public.appointments to authenticated;

-- As in 0054. Besides, a provider states the outcome of a completed session and may change it for a week; a Phone
-- session that no one answered is over for its provider once they say that the patient did not come.
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
  if new.status = old.status then return new; end if;
  if old.status || ' ' || new.status not in ('requested confirmed', 'requested cancelled', 'confirmed cancelled', 'confirmed completed')
    or actor is not null and (
      new.status = 'confirmed' and (actor <> asked or now() >= new.appointment_time)
      or new.status = 'cancelled' and now() >= new.appointment_time
      or new.status = 'completed' and (actor <> new.provider_id
        or now() < new.appointment_time + new.duration_minutes * interval '1 minute'
          and (new.no_answer_at is null or new.outcome is distinct from 'patient_no_show')))
  then
    raise exception 'no such step' using errcode = 'UB409';
  end if;
  return new;
end $$;

-- The patient states that the provider did not come: from 15 minutes after the start, within a week. True where it is
-- stated, also by the provider; false where this is not the time for it; null where the caller has no such session.
create function practice.report_absence(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  session public.appointments;
begin
  select * into session from public.appointments a where a.id = appointment and a.patient_id = auth.uid() for update;
  if not found then return null; end if;
  if session.absence_reported_at is not null or session.outcome = 'provider_no_show' then return true; end if;
  if session.status not in ('confirmed', 'completed') or now() < session.appointment_time + interval '15 minutes'
    or now() >= session.appointment_time + interval '7 days' then return false; end if;
  update public.appointments a set absence_reported_at = now() where a.id = appointment;
  return true;
end $$;

-- earlier versions work: they send no email about a kind that they do not know.
alter table public.appointment_events drop constraint appointment_events_kind_check,
  add constraint appointment_events_kind_check
  check (kind in ('requested', 'confirmed', 'declined', 'cancelled', 'lapsed', 'offered', 'called_off', 'no_answer'));

-- The provider of a Phone session has tried to call, and no one answered: from the start until half an hour after the
-- end. The patient is notified once. Answers as above.
create function practice.report_no_answer(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  session public.appointments;
begin
  select * into session from public.appointments a where a.id = appointment and a.provider_id = auth.uid()
    and practice.is_in_practice(auth.uid()) for update;
  if not found then return null; end if;
  if session.no_answer_at is not null then return true; end if;
  if session.session_type <> 'Phone' or session.status <> 'confirmed' or now() < session.appointment_time
    or now() >= session.appointment_time + (session.duration_minutes + 30) * interval '1 minute' then return false; end if;
  update public.appointments a set no_answer_at = now() where a.id = appointment;
  insert into public.appointment_events (appointment_id, kind) values (appointment, 'no_answer');
  return true;
end $$;

-- As in 0049, until half an hour after the end: a session may run late. Made again, because its owner may not run it.
-- earlier versions work: it has the same arguments and result.
drop function practice.phone_of_session(uuid);
create function practice.phone_of_session(appointment uuid) returns table (patient_id uuid, phone_number text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.id, p.phone_number
  from public.appointments a
  join public.user_profiles p on p.id = a.patient_id
  where a.id = appointment and a.provider_id = auth.uid() and practice.is_in_practice(auth.uid())
    and a.session_type = 'Phone' and a.status = 'confirmed'
    and now() >= a.appointment_time - interval '1 day'
    and now() < a.appointment_time + (a.duration_minutes + 30) * interval '1 minute'
$$;
comment on function practice.phone_of_session(uuid) is 'Phone number of a Phone session''s patient, for its provider, from a day before until half an hour after its end';

-- The other way round, from ten minutes before. No row where it is not shown; null where the provider has given none.
create function practice.provider_phone_of_session(appointment uuid) returns table (provider_id uuid, phone_number text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.id, p.phone_number
  from public.appointments a
  join public.user_profiles p on p.id = a.provider_id
  where a.id = appointment and a.patient_id = auth.uid() and practice.is_in_practice(p.id)
    and a.session_type = 'Phone' and a.status = 'confirmed'
    and now() >= a.appointment_time - interval '10 minutes'
    and now() < a.appointment_time + (a.duration_minutes + 30) * interval '1 minute'
$$;
comment on function practice.provider_phone_of_session(uuid) is 'Phone number of a Phone session''s provider, for its patient, from ten minutes before until half an hour after its end';

-- How many sessions with the caller this patient has missed since the last one that was held.
create function practice.no_shows(patient uuid) returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.appointments a
  where a.provider_id = auth.uid() and practice.is_in_practice(auth.uid()) and a.patient_id = patient and a.outcome = 'patient_no_show'
    and not exists (select from public.appointments later where later.provider_id = a.provider_id and later.patient_id = a.patient_id
      and later.outcome = 'held' and later.appointment_time > a.appointment_time)
$$;
comment on function practice.no_shows(uuid) is 'Sessions in a row that a patient of the caller has missed';

-- `price_ngwee` is of 0081, and read when a row changes.
-- A session that the provider missed is not billed. Where they state it later, the draft, which has no number yet, is
-- deleted; an invoice that was issued must be void before.
create function billing.follow_outcome() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.outcome <> 'provider_no_show' then
    insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee)
    select new.provider_id, new.patient_id, new.id, new.appointment_time, new.session_type, coalesce(new.price_ngwee,
      (select p.price_ngwee from public.session_prices p where p.provider_id = new.provider_id and p.session_type = new.session_type))
    where new.provider_id is not null and old.outcome = 'provider_no_show'
      and not exists (select from public.invoices i where i.appointment_id = new.id and (i.status <> 'void' or i.issued_at is null));
    return null;
  end if;
  if exists (select from public.invoices i where i.appointment_id = new.id and i.status not in ('draft', 'void')) then
    raise exception 'the session has an invoice' using errcode = 'UB409';
  end if;
  delete from public.invoices i where i.appointment_id = new.id and i.status = 'draft';
  return null;
end $$;

-- Before the functions change their owner: only who may run a function makes a trigger of it.
drop trigger appointments_are_billed on public.appointments;
create trigger appointments_are_billed after insert or update of status on public.appointments
  for each row when (new.status = 'completed' and new.provider_id is not null and new.outcome is distinct from 'provider_no_show')
  execute function billing.draw_up();
create trigger appointments_outcome_is_followed after update of outcome on public.appointments
  for each row when (old.status = 'completed' and new.outcome is distinct from old.outcome) execute function billing.follow_outcome();

grant create on schema practice, billing to service_role;
do $$
declare f text;
begin
  foreach f in array array['practice.report_absence(uuid)', 'practice.report_no_answer(uuid)',
    'practice.phone_of_session(uuid)', 'practice.provider_phone_of_session(uuid)', 'practice.no_shows(uuid)', 'billing.follow_outcome()'] loop
    execute 'alter function ' || f || ' owner to service_role';
    execute 'revoke all on function ' || f || ' from public, anon, authenticated, service_role';
    if f like 'practice.%' then execute 'grant execute on function ' || f || ' to authenticated'; end if;
  end loop;
end $$;
revoke create on schema practice, billing from service_role;
