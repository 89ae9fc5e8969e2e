-- Raises an alert about the actor: practice.raise_alerts_of has the rules.
create or replace function practice.raise_safety_alerts(raise uuid) returns table (full_name text, alert_id uuid, is_new boolean)
language sql volatile security definer set search_path = '' as
  $$ select a.full_name, a.alert_id, a.is_new from practice.raise_alerts_of(auth.uid(), raise, null) a $$;
alter function practice.raise_safety_alerts(uuid) owner to service_role;
revoke all on function practice.raise_safety_alerts(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.raise_safety_alerts(uuid) to authenticated, service_role;
