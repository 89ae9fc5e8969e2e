-- The times at which at least one of these providers works, and whether one of them is free then. It stops at the first
-- who is, and says not who: a week of short visits has a hundred times, and each of them hundreds of providers.
create or replace function practice.times_of_any(slots timestamptz[], providers uuid[], minutes integer, buffer integer, professions text[])
  returns table (slot timestamptz, is_free boolean)
language sql stable security definer set search_path = '' set jit = off as $$
  with wanted as materialized (select s.slot from practice.starts_among(slots, minutes) as s),
  spans as materialized (
    select o.worked, o.free from (select min(wanted.slot) as first, max(wanted.slot) as last from wanted) as span
    cross join lateral practice.open_spans(span.first, span.last, providers, minutes, buffer, professions) as o
    where o.provider_id is distinct from auth.uid()
  )
  select wanted.slot, exists (select from spans where wanted.slot <@ spans.free)
  from wanted where exists (select from spans where wanted.slot <@ spans.worked)
$$;
comment on function practice.times_of_any(timestamptz[], uuid[], integer, integer, text[]) is 'At which of these times one of these providers, or of those in practice, works, and whether one is free for such a visit';
alter function practice.times_of_any(timestamptz[], uuid[], integer, integer, text[]) owner to service_role;
revoke all on function practice.times_of_any(timestamptz[], uuid[], integer, integer, text[]) from public, anon, authenticated, service_role;
grant execute on function practice.times_of_any(timestamptz[], uuid[], integer, integer, text[]) to authenticated, service_role;
