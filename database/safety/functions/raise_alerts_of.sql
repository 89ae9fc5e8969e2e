-- Opens an alert about a person with the first provider who can act, or with the provider who is present: who recorded
-- the answers at the clinic knows first, whoever else has an alert; the others follow later (server/safety/escalation). Where there is
-- no one, it is opened without a provider, so that admins hear of it at once and name a clinician on duty.
-- An open alert is raised again once an hour at most, or at once after a provider's step. Then all who were told are told
-- again. Its clock is only ever brought forward: a step that is due later is due now, and what has waited longer goes on,
-- so that the lead's day counts from the first raise without a step. Answers who is told by it, and the alert where
-- something was written now; a provider who cannot act is written down without a name.
create or replace function practice.raise_alerts_of(patient uuid, raise uuid, present uuid) returns table (full_name text, alert_id uuid, is_new boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  at timestamptz := date_trunc('milliseconds', now());
  changed uuid[];
begin
  perform practice.lock_safety_alerts(patient);
  if not exists (select from public.consents c where c.user_id = patient and c.purpose = 'safety_alerts' and c.withdrawn_at is null) then return; end if;
  if present is null and not practice.agrees_to_duty(patient) and not exists (select from practice.alert_recipients(patient)) then return; end if;
  if not exists (select from public.safety_alerts s where s.user_id = patient and s.raise_id = raise) then
    with again as (
      update public.safety_alerts s set raised_again_at = at, raise_id = raise, due_at = least(s.due_at, at),
        told_for = null, admins_told_for = null, step = null, step_at = null, handled_by = null
      where s.user_id = patient and s.acknowledged_at is null
        and (s.step is not null or coalesce(s.raised_again_at, s.raised_at) < at - interval '1 hour')
      returning s.id
    ), opened as (
      insert into public.safety_alerts as s (user_id, provider_id, raise_id, raised_at, due_at, reached_as)
      select me.id, coalesce(present, r.provider_id), raise, at, coalesce((select min(least(o.due_at, at)) from public.safety_alerts o
          where o.user_id = me.id and o.acknowledged_at is null), at), case when present is null then coalesce(r.reached_as, 'provider') else 'provider' end
      from (select patient as id) me left join practice.alert_recipients(me.id) r on r.place = 1
      where present is not null or not exists (select from public.safety_alerts s left join practice.alert_recipients(me.id) o on o.provider_id = s.provider_id
        where s.user_id = me.id and s.acknowledged_at is null and (o.can_act or r.place is null))
      on conflict (user_id, provider_id) where acknowledged_at is null do nothing
      returning s.id
    )
    select array(select id from again union all select id from opened) into changed;
  end if;
  return query
    select case when r.can_act then r.full_name end, case when s.id = any (changed) then s.id end,
      coalesce(r.can_act and s.id = any (changed) and s.raised_again_at is null, false)
    from public.safety_alerts s left join practice.alert_recipients(patient) r on r.provider_id = s.provider_id
    where s.user_id = patient and (r.place is not null or s.provider_id is null or s.provider_id = present) and (s.raise_id = raise or s.acknowledged_at is null)
    order by r.full_name;
end $$;
alter function practice.raise_alerts_of(uuid, uuid, uuid) owner to service_role;
revoke all on function practice.raise_alerts_of(uuid, uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function practice.raise_alerts_of(uuid, uuid, uuid) to service_role;
