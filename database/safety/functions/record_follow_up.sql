-- The contact that was planned for this day has taken place, or was tried, by whoever closed the alert. Without a next day
-- none follows. Answers whether the alert is now as asked, so a retry changes nothing more.
create or replace function practice.record_follow_up(alert uuid, planned date, next_day date) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  own public.safety_alerts;
begin
  select * into own from public.safety_alerts s
    where s.id = alert and s.provider_id = auth.uid() and s.handled_by = auth.uid() and s.next_on is not null
      and practice.answers_alert(s.user_id, s.reached_as, false)
    for update;
  if not found then return null; end if;
  if own.followed_up_at is null and own.next_on = planned then
    update public.safety_alerts s set next_on = coalesce(next_day, s.next_on),
        followed_up_at = case when next_day is null then date_trunc('milliseconds', now()) end
      where s.user_id = own.user_id and s.handled_by = own.handled_by and s.acknowledged_at = own.acknowledged_at;
    return true;
  end if;
  return case when next_day is null then own.followed_up_at is not null and own.next_on = planned
    else own.followed_up_at is null and own.next_on = next_day end;
end $$;
alter function practice.record_follow_up(uuid, date, date) owner to service_role;
revoke all on function practice.record_follow_up(uuid, date, date) from public, anon, authenticated, service_role;
grant execute on function practice.record_follow_up(uuid, date, date) to authenticated;
