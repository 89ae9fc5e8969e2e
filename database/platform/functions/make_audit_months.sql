-- Makes the partitions of all months up to so many after this one, and moves into them what came before they were
-- made. Its locks are short: it is called again where others held theirs. Answers the names of the new ones.
create or replace function platform.make_audit_months(ahead integer) returns text[]
language plpgsql security definer set search_path = '' set timezone = 'UTC' set lock_timeout = '500ms' as $$
declare
  month timestamptz := (select max(ends) from platform.audit_months());
  made text[] := '{}';
  named text;
begin
  while month <= date_trunc('month', now()) + make_interval(months => ahead) loop
    named := to_char(month, '"audit_events_"YYYY_MM');
    execute format('create table platform.%I (like platform.audit_events including defaults including constraints including indexes, primary key (id))', named);
    execute format('alter table platform.%I enable row level security', named);
    execute format('alter table platform.%I force row level security', named);
    execute format('revoke all on platform.%I from public, anon, authenticated, service_role', named);
    -- As the runner of migrations does, which may not come before the next dump.
    if exists (select from pg_roles where rolname = current_user and not rolsuper and not rolbypassrls) then
      execute format('create policy "the owner migrates and backs up" on platform.%I to current_user using (true) with check (true)', named);
    end if;
    lock table platform.audit_events_default in access exclusive mode;
    execute format('with early as (delete from platform.audit_events_default where occurred_at >= $1 and occurred_at < $2 returning *) insert into platform.%I select * from early', named)
      using month, month + interval '1 month';
    execute format('alter table platform.audit_events attach partition platform.%I for values from (%L) to (%L)', named, month, month + interval '1 month');
    made := made || named;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;
revoke all on function platform.make_audit_months(integer) from public, anon, authenticated, service_role;
grant execute on function platform.make_audit_months(integer) to service_role;
