-- Whether someone else than its holder has closed a till, by the event that was written in the transaction of its closing:
-- both have the time of it, that of the till to the millisecond.
create or replace function billing.closed_by_other(till uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.tills t join platform.audit_events e on e.action = 'till.close' and e.record_id = t.id::text
      and e.occurred_at between t.closed_at - interval '1 millisecond' and t.closed_at + interval '1 millisecond'
    where t.id = till and e.actor_id is distinct from t.holder_id
  )
$$;
comment on function billing.closed_by_other(uuid) is 'Whether someone else than its holder has closed a till';
alter function billing.closed_by_other(uuid) owner to service_role;
revoke all on function billing.closed_by_other(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.closed_by_other(uuid) to service_role;
