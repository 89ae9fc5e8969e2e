-- The providers who are free at each of these hours, whoever has the fewest appointments ahead first.
create or replace function practice.free_at(slots timestamptz[]) returns table (slot timestamptz, provider_id uuid, upcoming integer)
language sql stable security definer set search_path = '' as $$
  select o.slot, o.provider_id, coalesce(u.upcoming, 0)
  from practice.open_hours(slots) as o
  left join (select a.provider_id, count(*)::integer as upcoming from public.appointments a
    where a.status in ('requested', 'confirmed') and a.appointment_time > now() group by 1) as u on u.provider_id = o.provider_id
  where o.provider_id is distinct from auth.uid()
  order by 1, 3, 2
$$;
alter function practice.free_at(timestamptz[]) owner to service_role;
revoke all on function practice.free_at(timestamptz[]) from public, anon, authenticated, service_role;
grant execute on function practice.free_at(timestamptz[]) to authenticated, service_role;
