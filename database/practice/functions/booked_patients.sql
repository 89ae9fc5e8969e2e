-- The patients with whom the actor has a visit: the actor is in practice, and has an appointment with them that was not
-- cancelled. What the front desk alone has proposed is none, and whom the actor has discharged is none until readmitted.
create or replace function practice.booked_patients() returns setof uuid language sql stable as $$
  select a.patient_id from public.appointments a
  where a.provider_id = auth.uid() and a.status <> 'cancelled' and not a.by_desk_alone
    and not exists (select from public.discharges d where d.provider_id = auth.uid() and d.patient_id = a.patient_id and d.readmitted_at is null)
    and exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid())
$$;
alter function practice.booked_patients() owner to service_role;
revoke all on function practice.booked_patients() from public, anon, authenticated, service_role;
grant execute on function practice.booked_patients() to service_role;
