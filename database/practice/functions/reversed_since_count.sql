-- Whether a payment of a closed till was reversed after its count. A closed till takes and gives nothing: another sum than was
-- expected is a payment that does not count any more.
create or replace function billing.reversed_since_count(till uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.tills t where t.id = till and (billing.till_ngwee(t.id, t.float_ngwee) <> t.expected_ngwee
    or exists (select from public.invoice_payments p where p.till_id = t.id and p.reversed_at > t.closed_at)))
$$;
comment on function billing.reversed_since_count(uuid) is 'Whether a payment of a closed till was reversed after its count';
alter function billing.reversed_since_count(uuid) owner to service_role;
revoke all on function billing.reversed_since_count(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.reversed_since_count(uuid) to service_role;
