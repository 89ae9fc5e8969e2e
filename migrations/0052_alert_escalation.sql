-- A safety alert reaches a person: who is told when, who handles it, and when the next step is due.

alter table public.consents drop constraint consents_purpose_check;
alter table public.consents add constraint consents_purpose_check
  check (purpose in ('health_data', 'share_screenings', 'share_readings', 'safety_alerts', 'emergency_contact'));

-- `acknowledged_at` stays the time at which an alert was closed. Until then it is open, with a next step that is due.
alter table public.safety_alerts drop constraint safety_alerts_outcome_check;
alter table public.safety_alerts
  add constraint safety_alerts_outcome_check check (outcome in ('called', 'met', 'referred', 'could_not_reach', 'seen', 'safe', 'withdrawn')),
  -- The first provider is told when a step is due, the others 30 minutes later.
  add column wave text not null default 'first' check (wave in ('first', 'other')),
  -- From when a provider has something to do. All open alerts of a person have the same.
  add column due_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  -- The `due_at` for which this provider, and for which the admins, got an email.
  add column told_for timestamptz(3),
  add column admins_told_for timestamptz(3),
  -- The last step of a provider that did not close it, and who took it, or closed it.
  add column step text check (step in ('on_it', 'could_not_reach')),
  add column step_at timestamptz(3),
  add column handled_by uuid references public.user_profiles on delete set null,
  -- The next date with the person, chosen when the alert is closed.
  add column next_on date,
  add check ((step is null) = (step_at is null)),
  add check (next_on is null or acknowledged_at is not null);
set local role service_role;
update public.safety_alerts set due_at = coalesce(raised_again_at, raised_at);
reset role;
create index safety_alerts_by_handler on public.safety_alerts (handled_by);
create index safety_alerts_waiting on public.safety_alerts (user_id)
  where acknowledged_at is null and (told_for is distinct from due_at or admins_told_for is distinct from due_at);

-- Steps are taken through the function below alone, for all providers of the person at once.
revoke update on public.safety_alerts from authenticated;
revoke update (acknowledged_at, outcome, note) on public.safety_alerts from authenticated;
drop policy "a provider acknowledges an alert once" on public.safety_alerts;

-- One change of a person's alerts at a time, whoever makes it.
create function practice.lock_safety_alerts(patient uuid) returns void language sql volatile set search_path = '' as
  $$ select pg_advisory_xact_lock(hashtextextended('safety alerts ' || patient, 4)) $$;

-- Whom alerts of this person go to while they consent, best first: therapists with an appointment, the next one
-- first; dietitians and fitness experts only where no therapist can act. Who cannot act (not in practice,
-- suspended, without a confirmed address) comes last, so that an admin knows whom to call.
create function practice.safety_recipients(patient uuid) returns table (provider_id uuid, full_name text, can_act boolean, place bigint)
language sql stable set search_path = '' set enable_seqscan = off as $$
  with held as (
    select a.provider_id, min(a.appointment_time) filter (where a.appointment_time > now()) as next_at, max(a.appointment_time) as last_at
    from public.appointments a where a.patient_id = patient and a.provider_id is not null and a.status <> 'cancelled' group by 1
  ), known as (
    select h.*, p.full_name, coalesce(p.profession, 'therapist') = 'therapist' as is_therapist,
      u.email_confirmed_at is not null and h.provider_id in (select practice.providers_in_practice()) as can_act
    from held h join public.user_profiles p on p.id = h.provider_id join accounts.users u on u.id = p.id
  )
  select k.provider_id, k.full_name, k.can_act,
    row_number() over (order by k.can_act desc, k.is_therapist desc, k.next_at is null, k.next_at, k.last_at desc, k.provider_id)
  from known k
  where (k.is_therapist or not exists (select from known t where t.is_therapist and t.can_act))
    and exists (select from public.consents c where c.user_id = patient and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
$$;

-- Opens an alert with the first provider who can act; the others follow after 30 minutes (server/safety/escalation).
-- An open alert is raised again, once an hour at most, and its clock starts again. Answers who is told by it, and
-- the alert where something was written now; a provider who cannot act is written down without a name.
create or replace function practice.raise_safety_alerts(raise uuid) returns table (full_name text, alert_id uuid, is_new boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  at timestamptz := date_trunc('milliseconds', now());
  changed uuid[];
begin
  perform practice.lock_safety_alerts(auth.uid());
  if not exists (select from practice.safety_recipients(auth.uid())) then return; end if;
  if not exists (select from public.safety_alerts s where s.user_id = auth.uid() and s.raise_id = raise) then
    with again as (
      update public.safety_alerts s set raised_again_at = at, raise_id = raise, due_at = at, step = null, step_at = null, handled_by = null
      where s.user_id = auth.uid() and s.acknowledged_at is null and coalesce(s.raised_again_at, s.raised_at) < at - interval '1 hour'
      returning s.id
    ), opened as (
      insert into public.safety_alerts as s (user_id, provider_id, raise_id, raised_at, due_at)
      select auth.uid(), r.provider_id, raise, at, at from practice.safety_recipients(auth.uid()) r
      where r.place = 1 and not exists (select from public.safety_alerts s join practice.safety_recipients(auth.uid()) o on o.provider_id = s.provider_id
        where s.user_id = auth.uid() and s.acknowledged_at is null and o.can_act)
      on conflict (user_id, provider_id) where acknowledged_at is null do nothing
      returning s.id
    )
    select array(select id from again union all select id from opened) into changed;
  end if;
  return query
    select case when r.can_act then r.full_name end, case when s.id = any (changed) then s.id end,
      r.can_act and s.id = any (changed) and s.raised_again_at is null
    from public.safety_alerts s join practice.safety_recipients(auth.uid()) r on r.provider_id = s.provider_id
    where s.user_id = auth.uid() and (s.raise_id = raise or s.acknowledged_at is null)
    order by r.full_name;
end $$;

-- A provider's step, for all open alerts of the person. `minutes` say when the next step is due. Answers `done`,
-- `closed` where the alert is closed already, null where the actor has no such alert.
create function practice.take_safety_step(alert uuid, taken text, minutes integer, said text, next_day date) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  patient uuid;
  at timestamptz := date_trunc('milliseconds', now());
begin
  select s.user_id into patient from public.safety_alerts s
    where s.id = alert and s.provider_id = auth.uid() and practice.sees(s.user_id, 'safety_alerts');
  if not found then return null; end if;
  perform practice.lock_safety_alerts(patient);
  if not exists (select from public.safety_alerts s where s.id = alert and s.acknowledged_at is null) then return 'closed'; end if;
  if taken in ('on_it', 'could_not_reach') then
    update public.safety_alerts s set step = taken, step_at = at, handled_by = auth.uid(),
        due_at = at + minutes * interval '1 minute', wave = case when s.provider_id = auth.uid() then 'first' else 'other' end
      where s.user_id = patient and s.acknowledged_at is null;
  else
    update public.safety_alerts s set acknowledged_at = at, outcome = taken, next_on = next_day, handled_by = auth.uid(),
        note = case when s.id = alert then said end
      where s.user_id = patient and s.acknowledged_at is null;
  end if;
  return 'done';
end $$;

-- The actor's alerts as a provider. While one is open: the person's phone number, and the emergency contact if the
-- person released it.
create function practice.own_safety_alerts() returns table (id uuid, user_id uuid, full_name text, email text,
  phone_number text, emergency_contact jsonb, raised_at timestamptz, raised_again_at timestamptz, due_at timestamptz,
  step text, step_at timestamptz, handled_by text, is_handled_by_me boolean, acknowledged_at timestamptz, outcome text, note text, next_on date)
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select s.id, s.user_id, p.full_name, p.email,
    case when s.acknowledged_at is null then nullif(p.phone_number, '') end,
    case when s.acknowledged_at is null and exists (select from public.consents c where c.user_id = p.id
      and c.purpose = 'emergency_contact' and c.withdrawn_at is null) then p.emergency_contact end,
    s.raised_at, s.raised_again_at, s.due_at, s.step, s.step_at, h.full_name, coalesce(s.handled_by = auth.uid(), false),
    s.acknowledged_at, s.outcome, s.note, s.next_on
  from public.safety_alerts s
  join practice.patients_for('safety_alerts') seen on seen.id = s.user_id
  join public.user_profiles p on p.id = s.user_id
  left join public.user_profiles h on h.id = s.handled_by
  where s.provider_id = auth.uid()
$$;

-- For an admin: that alerts wait which no provider has handled, and whom to call. Nothing of the person.
create function practice.escalated_safety_alerts() returns table (id uuid, raised_at timestamptz, due_at timestamptz, providers jsonb)
language sql stable security definer set search_path = '' as $$
  select (array_agg(s.id order by s.id))[1], min(s.raised_at), max(s.due_at), jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name,
      'phone_number', nullif(p.phone_number, ''), 'email', p.email, 'is_suspended', coalesce(u.banned_until > now(), false),
      'provider_status', p.provider_status, 'certificate_expires_on', p.certificate_expires_on) order by s.wave, p.full_name)
  from public.safety_alerts s join public.user_profiles p on p.id = s.provider_id join accounts.users u on u.id = p.id
  where accounts.actor_role() = 'admin' and s.acknowledged_at is null
    and exists (select from public.consents c where c.user_id = s.user_id and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
  group by s.user_id having bool_or(s.admins_told_for = s.due_at)
  order by 2
$$;

-- An alert is told at once: it is a piece of work of its own id, written with it, again when its clock starts again.
insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
    retention_seconds, deletion_seconds, partition, table_name)
  values ('safety.tell', 'standard', 7, 30, true, 120, 1209600, 3600, false, 'job_common');

create function practice.queue_safety_alert() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into pgboss.job as j (id, name, policy, priority, retry_limit, retry_delay, retry_backoff, expire_seconds,
      heartbeat_seconds, deletion_seconds)
    values (new.id, 'safety.tell', 'standard', 1, 7, 30, true, 120, 30, 3600)
    on conflict (name, id) do update set state = 'created', start_after = now(), keep_until = now() + interval '14 days',
      retry_count = 0, started_on = null, completed_on = null, heartbeat_on = null, output = null
      where j.state <> 'active';
  return null;
end $$;
create trigger safety_alerts_are_told after insert or update of raised_again_at on public.safety_alerts
  for each row when (new.acknowledged_at is null and new.told_for is distinct from new.due_at) execute function practice.queue_safety_alert();

grant create on schema practice to service_role;
do $$
declare f text;
begin
  foreach f in array array['lock_safety_alerts(uuid)', 'safety_recipients(uuid)', 'take_safety_step(uuid, text, integer, text, date)',
    'own_safety_alerts()', 'escalated_safety_alerts()', 'queue_safety_alert()'] loop
    execute 'alter function practice.' || f || ' owner to service_role';
    execute 'revoke all on function practice.' || f || ' from public, anon, authenticated, service_role';
  end loop;
end $$;
revoke create on schema practice from service_role;
grant execute on function practice.lock_safety_alerts(uuid), practice.safety_recipients(uuid), practice.queue_safety_alert() to service_role;
grant execute on function practice.take_safety_step(uuid, text, integer, text, date), practice.own_safety_alerts(),
  practice.escalated_safety_alerts() to authenticated;
