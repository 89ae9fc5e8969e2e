-- Drops the oldest month if all of it is before a time, which is a year ago or earlier. Answers its name and about how
-- many events it had; nothing where no month is that old.
create or replace function platform.drop_audit_month(ended_before timestamptz) returns table (name text, events bigint)
language plpgsql security definer set search_path = '' set timezone = 'UTC' set lock_timeout = '500ms' as $$
begin
  select m.name, greatest(c.reltuples, 0)::bigint into name, events
    from platform.audit_months() m join pg_class c on c.relname = m.name and c.relnamespace = 'platform'::regnamespace
    where m.starts is not null and m.ends <= least(ended_before, now() - interval '1 year') order by m.ends limit 1;
  if not found then return; end if;
  execute format('drop table platform.%I', name);
  return next;
end $$;
revoke all on function platform.drop_audit_month(timestamptz) from public, anon, authenticated, service_role;
grant execute on function platform.drop_audit_month(timestamptz) to service_role;
