-- For the page of a patient: the record that a merged one is in now, for a provider who treats that person. Everyone
-- else gets back what they asked, and learns nothing.
create or replace function practice.remaining_patient(patient uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select case when r.id is distinct from patient and practice.treats(r.id) then r.id else patient end
  from accounts.remaining_record(patient) as r(id)
$$;
alter function practice.remaining_patient(uuid) owner to service_role;
revoke all on function practice.remaining_patient(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.remaining_patient(uuid) to authenticated, service_role;
