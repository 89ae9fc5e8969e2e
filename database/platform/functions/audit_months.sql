-- The month partitions with their bounds.
create or replace function platform.audit_months() returns table (name text, starts timestamptz, ends timestamptz)
language sql stable set search_path = '' as $$
  select c.relname::text, substring(bounds from 'FROM \(''([^'']+)''\)')::timestamptz, substring(bounds from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits join pg_class c on c.oid = inhrelid, pg_get_expr(c.relpartbound, c.oid) as bounds
  where inhparent = 'platform.audit_events'::regclass and bounds <> 'DEFAULT'
$$;
revoke all on function platform.audit_months() from public, anon, authenticated, service_role;
