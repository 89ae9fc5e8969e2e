-- True where the actor has a visit with this person, as practice.booked_patients says: an accepted referral is none yet.
create or replace function practice.has_visit_with(patient uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from practice.booked_patients() as b(id) where b.id = patient) $$;
alter function practice.has_visit_with(uuid) owner to service_role;
revoke all on function practice.has_visit_with(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.has_visit_with(uuid) to authenticated, service_role;
