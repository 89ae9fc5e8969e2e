-- Whether a patient may be given these minutes of a provider, with so many free around them.
create or replace function practice.is_open_for(provider uuid, at timestamptz, minutes integer, buffer integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select provider is not null and exists (select from practice.working_times(array[at], array[provider], minutes, buffer, null) as t where t.is_free)
$$;
comment on function practice.is_open_for(uuid, timestamptz, integer, integer) is 'Whether a visit of so many minutes can begin then with this provider';
alter function practice.is_open_for(uuid, timestamptz, integer, integer) owner to service_role;
revoke all on function practice.is_open_for(uuid, timestamptz, integer, integer) from public, anon, authenticated, service_role;
grant execute on function practice.is_open_for(uuid, timestamptz, integer, integer) to authenticated, service_role;
