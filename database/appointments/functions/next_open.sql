-- The first of these hours at which each of these providers can be booked. Asked provider by provider, for the few
-- who are free at none of the next days.
create or replace function practice.next_open(slots timestamptz[], providers uuid[]) returns table (provider_id uuid, slot timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.id, min(o.slot) from unnest(providers) as p(id)
  left join practice.open_hours_of(slots, providers) as o on o.provider_id = p.id group by p.id
$$;
comment on function practice.next_open(timestamptz[], uuid[]) is 'The first of these hours at which each of these providers can be booked';
alter function practice.next_open(timestamptz[], uuid[]) owner to service_role;
revoke all on function practice.next_open(timestamptz[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function practice.next_open(timestamptz[], uuid[]) to authenticated;
