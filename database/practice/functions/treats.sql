-- True where the actor treats this person, as practice.treated_patients says.
create or replace function practice.treats(patient uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from practice.treated_patients() as t(id) where t.id = patient) $$;
alter function practice.treats(uuid) owner to service_role;
revoke all on function practice.treats(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.treats(uuid) to authenticated, service_role;
