-- True where a provider may be booked at all, whenever they are free.
create or replace function practice.can_be_booked(provider uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from practice.providers_in_practice() as p(id) where p.id = provider) $$;
alter function practice.can_be_booked(uuid) owner to service_role;
revoke all on function practice.can_be_booked(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.can_be_booked(uuid) to authenticated, service_role;
