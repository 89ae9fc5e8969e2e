-- One at a time gives a number of a series: who comes second counts what the first has written, and a number is taken
-- back with its transaction. Who also needs another lock that providers share takes this one first.
create or replace function billing.lock_numbers(of_kind text, provider uuid, series text default null) returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(
    of_kind || 's of ' || case coalesce(series, billing.number_series()) when 'clinic' then 'the clinic' else provider::text end, 0))
$$;
alter function billing.lock_numbers(text, uuid, text) owner to service_role;
revoke all on function billing.lock_numbers(text, uuid, text) from public, anon, authenticated, service_role;
grant execute on function billing.lock_numbers(text, uuid, text) to authenticated, service_role;
