-- Which of these hours each provider in practice, or one of them, may still be given.
create or replace function practice.open_hours(slots timestamptz[], only_provider uuid default null) returns table (slot timestamptz, provider_id uuid)
language sql stable set search_path = '' as $$
  select o.slot, o.provider_id from practice.open_hours_of(slots, case when only_provider is not null then array[only_provider] end) as o
$$;
alter function practice.open_hours(timestamptz[], uuid) owner to service_role;
revoke all on function practice.open_hours(timestamptz[], uuid) from public, anon, authenticated, service_role;
grant execute on function practice.open_hours(timestamptz[], uuid) to service_role;
