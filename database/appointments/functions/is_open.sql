-- True where somebody may be given this hour of a provider.
create or replace function practice.is_open(provider uuid, slot timestamptz) returns boolean language sql stable security definer set search_path = '' as
  $$ select provider is not null and exists (select from practice.open_hours(array[slot], provider)) $$;
alter function practice.is_open(uuid, timestamptz) owner to service_role;
revoke all on function practice.is_open(uuid, timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.is_open(uuid, timestamptz) to authenticated, service_role;
