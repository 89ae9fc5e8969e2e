-- Deletes the oldest events of the first partition, which has no month. Answers how many.
create or replace function platform.delete_first_audit_events(occurred_before timestamptz, most integer) returns bigint
language sql security definer set search_path = '' as $$
  with deleted as (delete from platform.audit_events_before where ctid = any (array(
    select ctid from platform.audit_events_before
    where occurred_at < least(occurred_before, now() - interval '1 year') order by occurred_at limit most)) returning 1)
  select count(*) from deleted
$$;
revoke all on function platform.delete_first_audit_events(timestamptz, integer) from public, anon, authenticated, service_role;
grant execute on function platform.delete_first_audit_events(timestamptz, integer) to service_role;
