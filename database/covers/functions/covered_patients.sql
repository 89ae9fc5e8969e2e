-- The patients whom the actor covers today in Lusaka: those in care with a provider who is away, that is with a visit that
-- was not cancelled and is ahead or no more than twelve months old. Not whoever objects, or was discharged. `is_open`:
-- whether their record is: from the day after the patients were told on, so that they can object first; at once to one
-- with a visit ahead on these days.
create or replace function practice.covered_patients() returns table (cover_id uuid, absent_id uuid, patient_id uuid, is_open boolean)
language sql stable as $$
  select c.id, c.absent_id, a.patient_id,
    coalesce((c.patients_notified_at at time zone 'Africa/Lusaka')::date < (now() at time zone 'Africa/Lusaka')::date, false)
      or bool_or(a.status in ('requested', 'confirmed') and a.appointment_time > now()
        and (a.appointment_time at time zone 'Africa/Lusaka')::date <= c.last_day)
  from public.covers c
  join public.appointments a on a.provider_id = c.absent_id
  where c.colleague_id = auth.uid() and c.accepted_at is not null and c.ended_at is null
    and (now() at time zone 'Africa/Lusaka')::date between c.first_day and c.last_day
    and a.status <> 'cancelled' and not a.by_desk_alone and a.appointment_time > now() - interval '12 months' and a.patient_id <> auth.uid()
    and not exists (select from public.cover_objections o where o.absent_id = c.absent_id and o.colleague_id = c.colleague_id and o.patient_id = a.patient_id)
    and not exists (select from public.discharges d where d.provider_id = c.absent_id and d.patient_id = a.patient_id and d.readmitted_at is null)
    and exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid())
  group by c.id, c.absent_id, a.patient_id
$$;
alter function practice.covered_patients() owner to service_role;
revoke all on function practice.covered_patients() from public, anon, authenticated, service_role;
grant execute on function practice.covered_patients() to service_role;
