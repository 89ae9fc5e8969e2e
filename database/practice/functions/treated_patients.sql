-- The patients whom the actor treats: the actor is in practice, and has an appointment with them that was not cancelled.
-- What the front desk alone has proposed is no treatment.
create or replace function practice.treated_patients() returns setof uuid language sql stable as $$
  select a.patient_id from public.appointments a
  where a.provider_id = auth.uid() and a.status <> 'cancelled' and not a.by_desk_alone
    and exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid())
$$;
alter function practice.treated_patients() owner to service_role;
revoke all on function practice.treated_patients() from public, anon, authenticated, service_role;
grant execute on function practice.treated_patients() to service_role;
