-- The patients whom the actor treats: those with a visit, as practice.booked_patients says. So is whoever agreed to a
-- referral that the actor has accepted, for 90 days: then a visit counts. A discharge from before the acceptance stays
-- in force beside it; one from after it closes the record.
create or replace function practice.treated_patients() returns setof uuid language sql stable as $$
  select b.id from practice.booked_patients() as b(id)
  union all
  select r.patient_id from public.referrals r
  where r.recipient_id = auth.uid() and r.status = 'accepted' and r.decided_at > now() - interval '90 days'
    and not exists (select from public.discharges d where d.provider_id = auth.uid() and d.patient_id = r.patient_id
      and d.readmitted_at is null and d.discharged_at >= r.decided_at)
    and exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid())
$$;
alter function practice.treated_patients() owner to service_role;
revoke all on function practice.treated_patients() from public, anon, authenticated, service_role;
grant execute on function practice.treated_patients() to service_role;
