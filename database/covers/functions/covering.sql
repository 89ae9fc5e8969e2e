-- The colleagues who cover today for providers of this person, without an objection: alerts go to
-- them first, as to a clinician on duty.
create or replace function practice.covering(patient uuid) returns setof uuid language sql stable set search_path = '' as $$
  select distinct c.colleague_id from public.covers c join public.appointments a on a.provider_id = c.absent_id and a.patient_id = patient
  where c.accepted_at is not null and c.ended_at is null and (now() at time zone 'Africa/Lusaka')::date between c.first_day and c.last_day
    and a.status <> 'cancelled' and not a.by_desk_alone and a.appointment_time > now() - interval '12 months' and c.colleague_id <> patient
    and not exists (select from public.cover_objections o where o.absent_id = c.absent_id and o.colleague_id = c.colleague_id and o.patient_id = patient)
    and not exists (select from public.discharges d where d.provider_id = c.absent_id and d.patient_id = patient and d.readmitted_at is null)
$$;
alter function practice.covering(uuid) owner to service_role;
revoke all on function practice.covering(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.covering(uuid) to service_role;
