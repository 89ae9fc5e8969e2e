-- One change of a person's alerts at a time, whoever makes it.
create or replace function practice.lock_safety_alerts(patient uuid) returns void language sql volatile set search_path = '' as
  $$ select pg_advisory_xact_lock(hashtextextended('safety alerts ' || patient, 4)) $$;
alter function practice.lock_safety_alerts(uuid) owner to service_role;
revoke all on function practice.lock_safety_alerts(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.lock_safety_alerts(uuid) to service_role;
