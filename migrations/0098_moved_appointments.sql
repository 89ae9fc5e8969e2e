-- additive
-- Appointments that move to another time: the old one is cancelled and the new one requested in one transaction.

-- Unlike `replaces`, of which the old one stays until the new one is confirmed.
alter table public.appointments add column moved_from uuid references public.appointments on delete set null;
comment on column public.appointments.moved_from is 'The appointment that was cancelled because it moved to this time';
-- earlier versions work: they move nothing. An appointment moves once.
create unique index appointments_by_moved on public.appointments (moved_from) where moved_from is not null;
grant insert (moved_from) on public.appointments to authenticated;

-- Whether the actor has cancelled this appointment in this transaction, so that it moves to another time. Then the
-- limits of open appointments do not count: one is cancelled for each that is new.
create function practice.is_moving(old uuid, patient uuid, provider uuid, of_type text, series uuid, by text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.appointments a where a.id = old and a.patient_id = patient and a.provider_id = provider
    and a.session_type = of_type and a.series_id is not distinct from series and a.status = 'cancelled'
    and a.cancelled_at = now() and a.cancelled_by = by and a.appointment_time > now())
$$;
comment on function practice.is_moving(uuid, uuid, uuid, text, uuid, text) is 'Whether the actor has cancelled this appointment in this transaction, to move it';

-- Which of these hours the two of an appointment that moves cannot have together, for either of the two.
create function practice.taken_for_move(old uuid, times timestamptz[]) returns table (starts_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.at from public.appointments m cross join unnest(times) as t(at)
  where m.id = old and m.status = 'cancelled' and m.cancelled_at = now() and auth.uid() in (m.patient_id, m.provider_id)
    and (not exists (select from practice.open_hours(times, m.provider_id) as o where o.slot = t.at)
      or exists (select from public.appointments a where a.patient_id = m.patient_id and a.status in ('requested', 'confirmed')
        and a.appointment_time > t.at - interval '8 hours' and a.appointment_time < t.at + interval '1 hour'
        and a.appointment_time + a.duration_minutes * interval '1 minute' > t.at))
  order by 1
$$;
comment on function practice.taken_for_move(uuid, timestamptz[]) is 'Which of these hours the two of an appointment that moves cannot have';

-- earlier versions work: they move nothing, and for them the rule is as before.
drop policy "a patient books an open slot" on public.appointments;
create policy "a patient books an open slot" on public.appointments for insert to authenticated
  with check (patient_id = (select auth.uid()) and requested_by = 'patient' and practice.is_open(provider_id, appointment_time)
    and (replaces is null or practice.was_offered(provider_id, appointment_time, replaces))
    and (moved_from is null and (practice.has_room(patient_id, series_id, appointment_time) or replaces is not null)
      or replaces is null and practice.is_moving(moved_from, patient_id, provider_id, session_type, series_id, 'patient')));
-- earlier versions work: they move nothing, and for them the rule is as before. The only appointment of a patient may be
-- the one that moves: whom the provider treats is not asked then.
drop policy "a provider proposes an open slot to a patient" on public.appointments;
create policy "a provider proposes an open slot to a patient" on public.appointments for insert to authenticated
  with check (provider_id = (select auth.uid()) and requested_by = 'provider' and replaces is null
    and practice.is_open(provider_id, appointment_time)
    and (moved_from is null and practice.treats(patient_id) and practice.has_room(patient_id, series_id, appointment_time)
      or (select practice.may_practise()) and practice.is_moving(moved_from, patient_id, provider_id, session_type, series_id, 'provider')));

-- What moves with an appointment: the price at which it was booked, and its provider's notes.
create function practice.keep_what_moves() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select a.price_ngwee, a.notes into new.price_ngwee, new.notes from public.appointments a
    where a.id = new.moved_from and a.patient_id = new.patient_id and a.provider_id = new.provider_id;
  return new;
end $$;
-- After the trigger that sets the price of a new booking: triggers run in the order of their names.
create trigger appointments_moved_keep_what_moves before insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_what_moves();

grant create on schema practice to service_role;
do $$
declare f text;
begin
  foreach f in array array['practice.is_moving(uuid, uuid, uuid, text, uuid, text)', 'practice.taken_for_move(uuid, timestamptz[])', 'practice.keep_what_moves()'] loop
    execute 'alter function ' || f || ' owner to service_role';
    execute 'revoke all on function ' || f || ' from public, anon, authenticated';
  end loop;
end $$;
revoke create on schema practice from service_role;
grant execute on function practice.is_moving(uuid, uuid, uuid, text, uuid, text), practice.taken_for_move(uuid, timestamptz[]) to authenticated;
