-- True for a provider who is in practice, as practice.providers_in_practice says.
create or replace function practice.is_in_practice(provider uuid) returns boolean language sql stable set search_path = '' as
  $$ select exists (select from practice.providers_in_practice() as p(id) where p.id = provider) $$;
alter function practice.is_in_practice(uuid) owner to service_role;
revoke all on function practice.is_in_practice(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.is_in_practice(uuid) to service_role;
