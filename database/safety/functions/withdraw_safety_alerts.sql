-- Closes the actor's open alerts that this raise began; one that was open before stays open. The id of the raise
-- becomes free, so that answering as before raises an alert again. Answers the alerts that were closed.
create or replace function practice.withdraw_safety_alerts(raise uuid) returns setof uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform practice.lock_safety_alerts(auth.uid());
  return query
    update public.safety_alerts s
    set acknowledged_at = date_trunc('milliseconds', now()), outcome = 'withdrawn', raise_id = gen_random_uuid()
    where s.user_id = auth.uid() and s.raise_id = raise and s.acknowledged_at is null and s.raised_again_at is null
    returning s.id;
end $$;
alter function practice.withdraw_safety_alerts(uuid) owner to service_role;
revoke all on function practice.withdraw_safety_alerts(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.withdraw_safety_alerts(uuid) to authenticated;
