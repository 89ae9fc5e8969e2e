-- Names of those who have, or had, an appointment with the actor, and their addresses once they agreed to one: what the
-- front desk alone has proposed may be for the wrong person.
create or replace function practice.patients() returns table (id uuid, full_name text, email text)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select p.id, p.full_name, case when exists (select from public.appointments a
    where a.provider_id = auth.uid() and a.patient_id = p.id and not a.by_desk_alone) then p.email end
  from public.user_profiles p
  where practice.may_practise() and p.id in (select a.patient_id from public.appointments a where a.provider_id = auth.uid())
$$;
alter function practice.patients() owner to service_role;
revoke all on function practice.patients() from public, anon, authenticated, service_role;
grant execute on function practice.patients() to authenticated, service_role;
