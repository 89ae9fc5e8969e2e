-- The same of one patient, to be joined to a page of rows.
create or replace function practice.patient(patient uuid) returns table (id uuid, full_name text, email text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.id, p.full_name, case when exists (select from public.appointments a
    where a.provider_id = auth.uid() and a.patient_id = p.id and not a.by_desk_alone) or practice.treats(p.id) then p.email end
  from public.user_profiles p
  where p.id = patient and exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
    and (exists (select from public.appointments a where a.provider_id = auth.uid() and a.patient_id = p.id) or practice.treats(p.id))
$$;
alter function practice.patient(uuid) owner to service_role;
revoke all on function practice.patient(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.patient(uuid) to authenticated;
