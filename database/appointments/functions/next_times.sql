-- The first of these times at which each of these providers can be booked for such a visit. Asked provider by provider,
-- for the few who are free at none of the next days.
create or replace function practice.next_times(slots timestamptz[], providers uuid[], minutes integer, buffer integer) returns table (provider_id uuid, slot timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.id, min(o.slot) from unnest(providers) as p(id)
  left join practice.working_times(slots, providers, minutes, buffer, null) as o on o.provider_id = p.id and o.is_free group by p.id
$$;
comment on function practice.next_times(timestamptz[], uuid[], integer, integer) is 'The first of these times at which each of these providers can be booked for such a visit';
alter function practice.next_times(timestamptz[], uuid[], integer, integer) owner to service_role;
revoke all on function practice.next_times(timestamptz[], uuid[], integer, integer) from public, anon, authenticated, service_role;
grant execute on function practice.next_times(timestamptz[], uuid[], integer, integer) to authenticated;
