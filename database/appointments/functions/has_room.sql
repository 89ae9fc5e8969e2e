-- Whether a patient may have one more appointment, alone or in a series (`domain/appointments/series.ts`): five at most, a
-- series counted once, and one that staff have planned not at all; of these at most two series, and no second one while the first is not answered; twelve in a
-- series, which begins within the 90 days of any booking.
create or replace function practice.has_room(patient uuid, series uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  with near as (select ((now() at time zone 'Africa/Lusaka')::date + 91)::timestamp at time zone 'Africa/Lusaka' as until),
  open as (select a.id, a.series_id, a.status, a.appointment_time, a.series_id is not null and a.requested_by = 'provider' as is_planned from public.appointments a
    where a.patient_id = patient and a.status in ('requested', 'confirmed') and a.appointment_time > now()),
  other as (select * from open where series is null or open.series_id is distinct from series)
  select (select count(distinct coalesce(series_id, id)) from other where not is_planned) < 5
    and case when series is null then at < near.until
      else (select count(distinct series_id) from other) < 2
        and not exists (select from other where series_id is not null and status = 'requested')
        and (select count(*) from public.appointments a where a.series_id = series) < 12
        and (at < near.until or exists (select from open where series_id = series and appointment_time < near.until)) end
  from near
$$;
alter function practice.has_room(uuid, uuid, timestamptz) owner to service_role;
revoke all on function practice.has_room(uuid, uuid, timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.has_room(uuid, uuid, timestamptz) to authenticated, service_role;
