-- Raises the alert about the person of a screening that the actor recorded at the clinic, where item 9 of the PHQ-9 is above
-- 0, once: what was raised and closed since stays closed. The actor is its first recipient. Nothing where the person has not
-- agreed to alerts: it can be raised later, once they have.
create or replace function practice.notify_of_screening(result uuid) returns table (alert_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  select r.user_id from public.screening_results r
  where r.id = result and r.recorded_by = auth.uid() and r.removed_at is null and r.item_9 > 0
    and r.alert_raised_at is null and practice.may_record_screening(r.user_id)
  for update into person;
  if person is null then return; end if;
  return query select a.alert_id from practice.raise_alerts_of(person, result, auth.uid()) a;
  if found then
    update public.screening_results set alert_raised_at = date_trunc('milliseconds', now()) where id = result;
  end if;
end $$;
alter function practice.notify_of_screening(uuid) owner to service_role;
revoke all on function practice.notify_of_screening(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.notify_of_screening(uuid) to authenticated;
