-- For the person themselves: who is told of their open alert, whether a mail server has taken the last email to them, and
-- the last step that someone took. Nothing else is known: not whether it was read.
create or replace function practice.told_of_own_alert() returns table (full_name text, reached_as text, is_sent boolean,
  step text, step_at timestamptz, is_handler boolean)
language sql stable security definer set search_path = '' as $$
  select r.full_name, s.reached_as, coalesce((select not exists (select from platform.mail_outbox m where m.id = n.mail_id and m.sent_at is null)
      from public.safety_notices n where n.user_id = s.user_id and n.recipient_id = s.provider_id
        and n.written_at >= coalesce(s.raised_again_at, s.raised_at) order by n.written_at desc limit 1), false),
    s.step, s.step_at, coalesce(s.handled_by = s.provider_id, false)
  from public.safety_alerts s join practice.alert_recipients(auth.uid()) r on r.provider_id = s.provider_id
  where s.user_id = auth.uid() and s.acknowledged_at is null and (r.can_act or s.handled_by = s.provider_id)
  order by s.reached_as <> 'provider', s.wave, r.place
$$;
alter function practice.told_of_own_alert() owner to service_role;
revoke all on function practice.told_of_own_alert() from public, anon, authenticated, service_role;
grant execute on function practice.told_of_own_alert() to authenticated;
