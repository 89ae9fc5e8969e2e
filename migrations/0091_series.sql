-- additive
-- Recurring sessions: ordinary appointments that share an id.

-- The caller makes it; appointments of one patient and one provider that share it were requested together.
alter table public.appointments add column series_id uuid;
comment on column public.appointments.series_id is 'The same for appointments that were requested together';
create index appointments_of_series on public.appointments (series_id) where series_id is not null;
grant insert (series_id) on public.appointments to authenticated;

-- Only who may run a function can replace it.
grant execute on function practice.is_slot(timestamptz), practice.open_appointments(uuid) to current_user;

-- The last of twelve, each two weeks after the other, is 154 days after the first. What is booked alone must be near.
create or replace function practice.is_slot(at timestamptz) returns boolean language sql stable set search_path = '' as
  $$ select (at at time zone 'Africa/Lusaka')::time in ('09:00', '10:00', '11:00', '14:00', '15:00', '16:00')
     and at > now() and (at at time zone 'Africa/Lusaka')::date <= (now() at time zone 'Africa/Lusaka')::date + 244 $$;

-- How many appointments a patient has ahead of them: a series counts once.
create or replace function practice.open_appointments(patient uuid) returns integer language sql stable security definer set search_path = '' as
  $$ select count(distinct coalesce(a.series_id, a.id))::integer from public.appointments a
     where a.patient_id = patient and a.status in ('requested', 'confirmed') and a.appointment_time > now() $$;

revoke execute on function practice.is_slot(timestamptz), practice.open_appointments(uuid) from current_user;

-- Whether a patient may have one more appointment, alone or in a series (`domain/appointments/series.ts`): five at most, a
-- series counted once; of these at most two series, and no second one while the first is not answered; twelve in a
-- series, which begins within the 90 days of any booking.
create function practice.has_room(patient uuid, series uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  with near as (select ((now() at time zone 'Africa/Lusaka')::date + 91)::timestamp at time zone 'Africa/Lusaka' as until),
  open as (select a.id, a.series_id, a.status, a.appointment_time from public.appointments a
    where a.patient_id = patient and a.status in ('requested', 'confirmed') and a.appointment_time > now()),
  other as (select * from open where series is null or open.series_id is distinct from series)
  select (select count(distinct coalesce(series_id, id)) from other) < 5
    and case when series is null then at < near.until
      else (select count(distinct series_id) from other) < 2
        and not exists (select from other where series_id is not null and status = 'requested')
        and (select count(*) from public.appointments a where a.series_id = series) < 12
        and (at < near.until or exists (select from open where series_id = series and appointment_time < near.until)) end
  from near
$$;

-- earlier versions work: they write no series, and for them the rule is as before.
drop policy "a patient books an open slot" on public.appointments;
create policy "a patient books an open slot" on public.appointments for insert to authenticated
  with check (patient_id = (select auth.uid()) and requested_by = 'patient' and practice.is_open(provider_id, appointment_time)
    and (replaces is null or practice.was_offered(provider_id, appointment_time, replaces))
    and (practice.has_room(patient_id, series_id, appointment_time) or replaces is not null));
-- earlier versions work: they write no series, and for them the rule is as before.
drop policy "a provider proposes an open slot to a patient" on public.appointments;
create policy "a provider proposes an open slot to a patient" on public.appointments for insert to authenticated
  with check (provider_id = (select auth.uid()) and requested_by = 'provider' and replaces is null
    and practice.treats(patient_id) and practice.is_open(provider_id, appointment_time)
    and practice.has_room(patient_id, series_id, appointment_time));

-- Which of these hours a provider and a patient cannot have together, for either of the two. A provider reads nothing of
-- a person who is not their patient.
create function practice.taken_for(provider uuid, patient uuid, times timestamptz[]) returns table (starts_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.at from unnest(times) as t(at)
  where (patient = auth.uid() or provider = auth.uid() and practice.treats(patient))
    and (not exists (select from practice.open_hours(times, provider) as o where o.slot = t.at)
      or exists (select from public.appointments a where a.patient_id = patient and a.status in ('requested', 'confirmed')
        and a.appointment_time > t.at - interval '8 hours' and a.appointment_time < t.at + interval '1 hour'
        and a.appointment_time + a.duration_minutes * interval '1 minute' > t.at))
  order by 1
$$;

grant create on schema practice to service_role;
alter function practice.has_room(uuid, uuid, timestamptz) owner to service_role;
alter function practice.taken_for(uuid, uuid, timestamptz[]) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.has_room(uuid, uuid, timestamptz), practice.taken_for(uuid, uuid, timestamptz[]) from public, anon;
grant execute on function practice.has_room(uuid, uuid, timestamptz), practice.taken_for(uuid, uuid, timestamptz[]) to authenticated;
