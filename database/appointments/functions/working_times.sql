-- The times at which a provider works, and whether a visit can begin then, by the spans of practice.open_spans.
create or replace function practice.working_times(slots timestamptz[], providers uuid[], minutes integer, buffer integer, professions text[])
  returns table (slot timestamptz, provider_id uuid, is_free boolean)
language sql stable set search_path = '' set jit = off as $$
  with wanted as materialized (select s.slot from practice.starts_among(slots, minutes) as s)
  select wanted.slot, o.provider_id, wanted.slot <@ o.free
  from (select min(wanted.slot) as first, max(wanted.slot) as last from wanted) as span
  cross join lateral practice.open_spans(span.first, span.last, providers, minutes, buffer, professions) as o
  join wanted on wanted.slot <@ o.worked
$$;
comment on function practice.working_times(timestamptz[], uuid[], integer, integer, text[]) is 'At which of these times each of these providers, or each in practice, works, and whether a visit of so many minutes can begin then';
alter function practice.working_times(timestamptz[], uuid[], integer, integer, text[]) owner to service_role;
revoke all on function practice.working_times(timestamptz[], uuid[], integer, integer, text[]) from public, anon, authenticated, service_role;
grant execute on function practice.working_times(timestamptz[], uuid[], integer, integer, text[]) to service_role;
