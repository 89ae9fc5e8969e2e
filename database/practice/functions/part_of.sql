-- So many per cent of an amount, in whole ngwee, half a ngwee up. `partOf` in domain/practice/billing/charges.ts is the same.
create or replace function billing.part_of(amount integer, percent integer) returns integer
language sql immutable set search_path = '' as $$
  select ((amount::bigint * percent + 50) / 100)::integer
$$;
alter function billing.part_of(integer, integer) owner to service_role;
revoke all on function billing.part_of(integer, integer) from public, anon, authenticated, service_role;
grant execute on function billing.part_of(integer, integer) to authenticated, service_role;
