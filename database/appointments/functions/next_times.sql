-- The first of these times at which each of these providers can be booked for such a visit; null where there is none.
create or replace function practice.next_times(slots timestamptz[], providers uuid[], minutes integer, buffer integer) returns table (provider_id uuid, slot timestamptz)
language sql stable security definer set search_path = '' set jit = off as $$
  with wanted as materialized (select s.slot from practice.starts_among(slots, minutes) as s),
  spans as materialized (
    select o.provider_id, o.free from (select min(wanted.slot) as first, max(wanted.slot) as last from wanted) as span
    cross join lateral practice.open_spans(span.first, span.last, providers, minutes, buffer, null) as o
  )
  select p.id, min(wanted.slot) from unnest(providers) as p(id)
  left join spans on spans.provider_id = p.id
  left join wanted on wanted.slot <@ spans.free group by p.id
$$;
comment on function practice.next_times(timestamptz[], uuid[], integer, integer) is 'The first of these times at which each of these providers can be booked for such a visit';
alter function practice.next_times(timestamptz[], uuid[], integer, integer) owner to service_role;
revoke all on function practice.next_times(timestamptz[], uuid[], integer, integer) from public, anon, authenticated, service_role;
grant execute on function practice.next_times(timestamptz[], uuid[], integer, integer) to authenticated, service_role;
