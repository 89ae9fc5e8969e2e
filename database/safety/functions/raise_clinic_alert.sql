-- Raises an alert about the person of a screening that the actor recorded at the clinic, where item 9 of the PHQ-9 is above
-- 0. The actor is its first recipient. Nothing where the person has not agreed to alerts.
create or replace function practice.raise_clinic_alert(result uuid) returns table (alert_id uuid, is_new boolean)
language sql volatile security definer set search_path = '' as $$
  select a.alert_id, a.is_new from public.screening_results r
  cross join lateral practice.raise_alerts_of(r.user_id, r.id, auth.uid()) a
  where r.id = result and r.recorded_by = auth.uid() and r.removed_at is null and r.item_9 > 0 and practice.may_record_screening(r.user_id)
$$;
alter function practice.raise_clinic_alert(uuid) owner to service_role;
revoke all on function practice.raise_clinic_alert(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.raise_clinic_alert(uuid) to authenticated;
