-- A provider's step, for all open alerts of the person. `minutes` say when the next step is due. What they said is in
-- their own alert alone: what they tried stays when they are getting in touch again, or close it. Answers `done`,
-- `closed` where the alert is closed already or its person has withdrawn their consent, null where the actor has no
-- such alert.
create or replace function practice.take_safety_step(alert uuid, taken text, minutes integer, said text, next_day date) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  patient uuid;
  is_answered boolean;
  at timestamptz := date_trunc('milliseconds', now());
begin
  select s.user_id, practice.answers_alert(s.user_id, s.reached_as, s.acknowledged_at is not null and s.handled_by is distinct from auth.uid())
    into patient, is_answered from public.safety_alerts s
    where s.id = alert and s.provider_id = auth.uid() and (s.reached_as <> 'provider' or practice.treats(s.user_id));
  if not found then return null; end if;
  if not is_answered then return case when practice.may_practise() then 'closed' end; end if;
  perform practice.lock_safety_alerts(patient);
  if not exists (select from public.safety_alerts s where s.id = alert and s.acknowledged_at is null) then return 'closed'; end if;
  if taken in ('on_it', 'could_not_reach') then
    update public.safety_alerts s set step = taken, step_at = at, handled_by = auth.uid(),
        due_at = at + minutes * interval '1 minute', wave = case when s.provider_id = auth.uid() then 'first' else 'other' end,
        step_note = case when s.id = alert and taken = 'could_not_reach' then coalesce(said, s.step_note) else s.step_note end
      where s.user_id = patient and s.acknowledged_at is null;
  else
    update public.safety_alerts s set acknowledged_at = at, outcome = taken, next_on = next_day, handled_by = auth.uid(),
        note = case when s.id = alert then said end
      where s.user_id = patient and s.acknowledged_at is null;
  end if;
  return 'done';
end $$;
alter function practice.take_safety_step(uuid, text, integer, text, date) owner to service_role;
revoke all on function practice.take_safety_step(uuid, text, integer, text, date) from public, anon, authenticated, service_role;
grant execute on function practice.take_safety_step(uuid, text, integer, text, date) to authenticated;
