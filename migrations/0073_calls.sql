-- additive
-- Calls of confirmed Virtual sessions: who is there, and what the two browsers tell each other in order to connect.
-- Nothing of the conversation passes through here. A job deletes the rows when the session's window has closed.

create table public.calls (
  appointment_id uuid primary key references public.appointments on delete cascade,
  phase text not null default 'empty' check (phase in ('empty', 'waiting', 'admitted', 'ended')),
  waiting_since timestamptz(3),
  -- When media first flowed after the present admission.
  began_at timestamptz(3),
  check ((phase = 'waiting') = (waiting_since is not null)),
  check (began_at is null or phase = 'admitted')
);
comment on table public.calls is 'State of the call of a Virtual session, until its window closes';

-- Each opening of the page of a call. The newest of a participant counts.
create table public.call_entries (
  id uuid primary key,
  -- In the order in which they were made: the row of the call is locked meanwhile.
  number bigint generated always as identity,
  appointment_id uuid not null references public.calls on delete cascade,
  participant text not null check (participant in ('patient', 'provider')),
  relay_only boolean not null,
  -- When its event stream last gave a sign of life, and which stream that is; null once it has ended.
  seen_at timestamptz(3) default now(),
  followed_by uuid,
  created_at timestamptz(3) not null default now()
);
comment on table public.call_entries is 'Openings of the page of a call, until its window closes';
create index call_entries_newest on public.call_entries (appointment_id, participant, number desc);

-- Session descriptions and candidates. They contain addresses of a network, so they are kept for minutes.
create table public.call_signals (
  id uuid primary key,
  number bigint generated always as identity,
  from_entry uuid not null references public.call_entries on delete cascade,
  to_entry uuid not null references public.call_entries on delete cascade,
  kind text not null check (kind in ('offer', 'answer', 'candidates')),
  body text not null check (length(body) between 1 and 16000),
  created_at timestamptz(3) not null default now()
);
comment on table public.call_signals is 'What two browsers tell each other in order to connect, for ten minutes';
create index call_signals_to on public.call_signals (to_entry, number);
create index call_signals_from on public.call_signals (from_entry);
create index call_signals_by_time on public.call_signals (created_at);

create schema calls;
revoke all on schema calls from public;
grant usage on schema calls to authenticated, service_role;

-- Which of the two participants of a confirmed Virtual session the actor is; null where they are neither, or a
-- provider out of practice.
create function calls.role_in(appointment uuid) returns text language sql stable security definer set search_path = '' as $$
  select case when a.patient_id = auth.uid() then 'patient' else 'provider' end from public.appointments a
  where a.id = appointment and a.session_type = 'Virtual' and a.status = 'confirmed' and a.provider_id is not null
    and (a.patient_id = auth.uid() or a.provider_id = auth.uid() and practice.may_practise())
$$;

create function calls.newest_entry(appointment uuid, of_role text) returns uuid language sql stable security definer set search_path = '' as $$
  select e.id from public.call_entries e where e.appointment_id = appointment and e.participant = of_role order by e.number desc limit 1
$$;

-- A sign of life counts for 40 seconds: streams give one every 25.
create function calls.is_present(seen_at timestamptz) returns boolean language sql stable set search_path = '' as
  $$ select coalesce(seen_at > now() - interval '40 seconds', false) $$;

-- The call as the actor sees it; no row where it is not theirs.
create function calls.own_call(appointment uuid) returns table (role text, patient_id uuid, other_name text, other_phone text, other_entry uuid,
  is_other_present boolean, own_entry uuid, phase text, waiting_since timestamptz, relay_only boolean, appointment_time timestamptz, duration_minutes integer)
language sql stable security definer rows 1 set search_path = '' as $$
  select mine.role, a.patient_id, o.full_name, o.phone_number, other.id, calls.is_present(other.seen_at), own.id,
    coalesce(c.phase, 'empty'), c.waiting_since, coalesce(own.relay_only, false) or coalesce(other.relay_only, false), a.appointment_time, a.duration_minutes
  from (select calls.role_in(appointment) as role) as mine
  join public.appointments a on a.id = appointment and mine.role is not null
  join public.user_profiles o on o.id = case mine.role when 'patient' then a.provider_id else a.patient_id end
  left join public.calls c on c.appointment_id = a.id
  left join public.call_entries own on own.id = calls.newest_entry(a.id, mine.role)
  left join public.call_entries other on other.id = calls.newest_entry(a.id, case mine.role when 'patient' then 'provider' else 'patient' end)
$$;

-- The actor enters. `again`: by a retry; `stale`: they have entered again since then; `taken`: the id belongs to
-- another entry; null: not their call.
create function calls.enter(appointment uuid, entry uuid, with_relay_only boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  own_role constant text := calls.role_in(appointment);
  known public.call_entries;
begin
  if own_role is null then return null; end if;
  insert into public.calls (appointment_id) values (appointment) on conflict do nothing;
  perform from public.calls c where c.appointment_id = appointment for update;
  select * into known from public.call_entries e where e.id = entry;
  if found then
    if (known.appointment_id, known.participant, known.relay_only) is distinct from (appointment, own_role, with_relay_only) then
      return 'taken';
    end if;
    return case when calls.newest_entry(appointment, own_role) = entry then 'again' else 'stale' end;
  end if;
  insert into public.call_entries (id, appointment_id, participant, relay_only) values (entry, appointment, own_role, with_relay_only);
  if own_role = 'patient' then
    update public.calls c set phase = 'waiting', waiting_since = now()
      where c.appointment_id = appointment and c.phase in ('empty', 'ended');
  else
    update public.calls c set phase = 'empty' where c.appointment_id = appointment and c.phase = 'ended';
  end if;
  return 'entered';
end $$;

-- The provider admits the patient who waits. True where that changed something, false where it was so already; null
-- where no one waits.
create function calls.admit(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  present_phase text;
begin
  if calls.role_in(appointment) is distinct from 'provider' then
    raise exception 'only the provider admits' using errcode = 'UB403';
  end if;
  select c.phase into present_phase from public.calls c where c.appointment_id = appointment for update;
  if present_phase = 'admitted' then return false; end if;
  if present_phase is distinct from 'waiting' then return null; end if;
  update public.calls c set phase = 'admitted', waiting_since = null where c.appointment_id = appointment;
  return true;
end $$;

-- Media flow. True for the first report since the admission; null where the patient is not admitted.
create function calls.report_media(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if calls.role_in(appointment) is null then return null; end if;
  update public.calls c set began_at = now() where c.appointment_id = appointment and c.phase = 'admitted' and c.began_at is null;
  if found then return true; end if;
  return (select false from public.calls c where c.appointment_id = appointment and c.phase = 'admitted');
end $$;

-- One of the two ends the call, and its signals are of no more use. True where the patient waited or was admitted.
create function calls.end_call(appointment uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  present_phase text;
begin
  if calls.role_in(appointment) is null then return false; end if;
  select c.phase into present_phase from public.calls c where c.appointment_id = appointment for update;
  update public.calls c set phase = 'ended', waiting_since = null, began_at = null
    where c.appointment_id = appointment and c.phase <> 'ended';
  delete from public.call_signals s using public.call_entries e where e.id = s.from_entry and e.appointment_id = appointment;
  return coalesce(present_phase in ('waiting', 'admitted'), false);
end $$;

-- Writes a signal of the actor to the other participant. `again`: by a retry; `stale`: one of the two entries is no
-- longer the newest; `taken`: the id belongs to another signal; null: not their call.
create function calls.send_signal(appointment uuid, signal uuid, sender uuid, recipient uuid, of_kind text, content text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  own_role constant text := calls.role_in(appointment);
  known public.call_signals;
begin
  if own_role is null then return null; end if;
  -- One after the other, so that none is committed behind one that was read already, nor after the end.
  perform from public.calls c where c.appointment_id = appointment for update;
  select * into known from public.call_signals s where s.id = signal;
  if found then
    return case when (known.from_entry, known.to_entry, known.kind, known.body) is not distinct from (sender, recipient, of_kind, content)
      and exists (select from public.call_entries e where e.id = sender and e.appointment_id = appointment and e.participant = own_role)
      then 'again' else 'taken' end;
  end if;
  if not exists (select from public.calls c where c.appointment_id = appointment and c.phase = 'admitted') then return 'not_admitted'; end if;
  if calls.newest_entry(appointment, own_role) is distinct from sender
    or calls.newest_entry(appointment, case own_role when 'patient' then 'provider' else 'patient' end) is distinct from recipient then
    return 'stale';
  end if;
  insert into public.call_signals (id, from_entry, to_entry, kind, body) values (signal, sender, recipient, of_kind, content);
  return 'sent';
end $$;

-- Signals to the actor's newest entry, oldest first: all, or those after one of them.
create function calls.own_signals(appointment uuid, after_signal uuid, most integer)
returns table (id uuid, from_entry uuid, kind text, body text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.id, s.from_entry, s.kind, s.body, s.created_at from public.call_signals s
  where s.to_entry = calls.newest_entry(appointment, calls.role_in(appointment))
    and s.number > coalesce((select f.number from public.call_signals f where f.id = after_signal), 0)
  order by s.number limit most
$$;

-- A stream of an entry gives a sign of life. `elsewhere`: its user has entered again; `replaced`: another stream of
-- the same entry has started; null: not the actor's, or no call any more.
create function calls.follow(appointment uuid, entry uuid, stream uuid, starts boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.call_entries;
begin
  select * into known from public.call_entries e
    where e.id = entry and e.appointment_id = appointment and e.participant = calls.role_in(appointment);
  if not found then return null; end if;
  if calls.newest_entry(appointment, known.participant) <> entry then return 'elsewhere'; end if;
  if not starts and known.followed_by is distinct from stream then return 'replaced'; end if;
  -- Events ask for it too: not each of them is worth a write.
  update public.call_entries e set seen_at = now(), followed_by = stream
    where e.id = entry and (starts or e.seen_at is null or e.seen_at < now() - interval '10 seconds');
  return 'present';
end $$;

-- A stream of an entry has ended.
create function calls.leave(entry uuid, stream uuid) returns void language sql security definer set search_path = '' as $$
  update public.call_entries e set seen_at = null, followed_by = null
  where e.id = entry and e.followed_by = stream and e.participant = calls.role_in(e.appointment_id)
$$;

-- Patients who wait for the actor and are present, longest first.
create function calls.waiting() returns table (appointment_id uuid, patient_id uuid, full_name text, appointment_time timestamptz, duration_minutes integer, waiting_since timestamptz)
language sql stable security definer set search_path = '' as $$
  select a.id, a.patient_id, p.full_name, a.appointment_time, a.duration_minutes, c.waiting_since
  from public.appointments a join public.calls c on c.appointment_id = a.id join public.user_profiles p on p.id = a.patient_id
  join public.call_entries e on e.id = calls.newest_entry(a.id, 'patient')
  where a.provider_id = auth.uid() and practice.may_practise() and a.session_type = 'Virtual' and a.status = 'confirmed'
    -- An index finds these few among all of a provider.
    and a.appointment_time between now() - interval '9 hours' and now() + interval '1 hour'
    and c.phase = 'waiting' and calls.is_present(e.seen_at)
  order by c.waiting_since, a.id
$$;

-- Tells every server that the state of a call has changed, for its two participants: ids only.
create function calls.announce(appointment uuid) returns void language sql security definer set search_path = '' as $$
  select pg_notify('ubumi_calls', json_build_object('appointment_id', a.id, 'people', json_build_array(a.patient_id, a.provider_id))::text)
  from public.appointments a where a.id = appointment
$$;
create function calls.announce_phase() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.phase <> old.phase then perform calls.announce(new.appointment_id); end if;
  return null;
end $$;
create function calls.announce_entry() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or calls.is_present(old.seen_at) <> calls.is_present(new.seen_at) then perform calls.announce(new.appointment_id); end if;
  return null;
end $$;
create function calls.announce_signal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('ubumi_calls', json_build_object('appointment_id', a.id, 'entry_id', new.to_entry, 'signal_id', new.id,
      'people', json_build_array(case e.participant when 'patient' then a.patient_id else a.provider_id end))::text)
    from public.call_entries e join public.appointments a on a.id = e.appointment_id where e.id = new.to_entry;
  return null;
end $$;
create trigger calls_are_announced after update of phase on public.calls for each row execute function calls.announce_phase();
create trigger call_entries_are_announced after insert or update of seen_at on public.call_entries for each row execute function calls.announce_entry();
create trigger call_signals_are_announced after insert on public.call_signals for each row execute function calls.announce_signal();

-- No participant reads or writes the tables but by the functions above.
do $$
declare t text;
begin
  foreach t in array array['calls', 'call_entries', 'call_signals'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
    execute format('grant select, insert, update, delete on public.%I to service_role', t);
    execute format('create policy "the system keeps %s" on public.%I for all to service_role using (true) with check (true)', replace(t, '_', ' '), t);
  end loop;
end $$;

grant create on schema calls to service_role;
do $$
declare f text;
begin
  foreach f in array array['role_in(uuid)', 'newest_entry(uuid, text)', 'is_present(timestamptz)', 'own_call(uuid)', 'enter(uuid, uuid, boolean)',
    'admit(uuid)', 'report_media(uuid)', 'end_call(uuid)', 'send_signal(uuid, uuid, uuid, uuid, text, text)', 'own_signals(uuid, uuid, integer)',
    'follow(uuid, uuid, uuid, boolean)', 'leave(uuid, uuid)', 'waiting()', 'announce(uuid)', 'announce_phase()', 'announce_entry()', 'announce_signal()'] loop
    execute 'alter function calls.' || f || ' owner to service_role';
    execute 'revoke all on function calls.' || f || ' from public';
  end loop;
end $$;
revoke create on schema calls from service_role;
grant execute on function calls.own_call(uuid), calls.enter(uuid, uuid, boolean), calls.admit(uuid), calls.report_media(uuid), calls.end_call(uuid),
  calls.send_signal(uuid, uuid, uuid, uuid, text, text), calls.own_signals(uuid, uuid, integer), calls.follow(uuid, uuid, uuid, boolean),
  calls.leave(uuid, uuid), calls.waiting() to authenticated;
