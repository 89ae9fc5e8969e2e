-- additive
-- The first of these hours at which each of these providers can be booked. Asked provider by provider, for the few
-- who are free at none of the next days.
create function practice.next_open(slots timestamptz[], providers uuid[]) returns table (provider_id uuid, slot timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.id, (select min(o.slot) from practice.open_hours(slots, p.id) as o) from unnest(providers) as p(id)
$$;
grant create on schema practice to service_role;
alter function practice.next_open(timestamptz[], uuid[]) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.next_open(timestamptz[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function practice.next_open(timestamptz[], uuid[]) to authenticated;
comment on function practice.next_open(timestamptz[], uuid[]) is 'The first of these hours at which each of these providers can be booked';
