-- True where the actor is a provider in practice, as practice.providers_in_practice says.
create or replace function practice.may_practise() returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid()) $$;
alter function practice.may_practise() owner to service_role;
revoke all on function practice.may_practise() from public, anon, authenticated, service_role;
grant execute on function practice.may_practise() to authenticated, service_role;
