-- Messages between a patient and a provider who have, or had, an appointment with each other.

create table public.threads (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.user_profiles on delete cascade,
  -- Null once the provider's account has been erased, and their words with it.
  provider_id uuid references public.user_profiles on delete set null,
  created_at timestamptz(3) not null default now(),
  -- Null while nobody has written.
  last_message_at timestamptz(3),
  unique (patient_id, provider_id),
  check (patient_id <> provider_id)
);
create index threads_of_patient on public.threads (patient_id, last_message_at desc);
create index threads_of_provider on public.threads (provider_id, last_message_at desc);

-- A message is never changed: there is no right to.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references public.threads on delete cascade,
  author_id uuid not null references public.user_profiles on delete cascade,
  body text not null check (length(body) between 1 and 2000 and body = btrim(body, E' \t\n\r')),
  -- Set by the trigger below: within a thread each is later than the one before, in the order they are seen in.
  created_at timestamptz(3) not null default now()
);
create index messages_of_thread on public.messages (thread_id, created_at desc, id desc);
create index messages_of_author on public.messages (author_id);

-- How far each of the two has read.
create table public.thread_reads (
  thread_id uuid not null references public.threads on delete cascade,
  user_id uuid not null references public.user_profiles on delete cascade,
  read_until timestamptz(3),
  -- Of the oldest message that waits for this person; and when they were told of it by mail.
  unread_since timestamptz(3),
  mailed_at timestamptz(3),
  primary key (thread_id, user_id)
);
create index thread_reads_of_person on public.thread_reads (user_id);
create index thread_reads_untold on public.thread_reads (unread_since) where unread_since is not null and mailed_at is null;

alter table public.mail_settings add column messages boolean not null default true;

create schema messages;
revoke all on schema messages from public;
grant usage on schema messages to authenticated, service_role;

-- True where these two may write to each other: they have an appointment that was not cancelled and is
-- ahead or no more than twelve months old, and the provider is in practice and not suspended. The actor
-- must be one of the two.
create function messages.may_correspond(patient uuid, provider uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select auth.uid() in (patient, provider) and practice.is_in_practice(provider)
    and exists (select from accounts.users u where u.id = provider and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()))
    and exists (select from public.appointments a where a.patient_id = patient and a.provider_id = provider
      and a.status <> 'cancelled' and a.appointment_time > now() - interval '12 months')
$$;

create function messages.may_write(thread uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.threads t where t.id = thread and messages.may_correspond(t.patient_id, t.provider_id)) $$;

-- The actor's threads in which somebody has written, newest first, or the one asked for: whom each is
-- with, its last message, how many wait. A patient sees the provider's card, a provider the patient's name.
create function messages.own_threads(only_thread uuid, most integer, before_at timestamptz default null, before_id uuid default null)
returns table (id uuid, "as" text, person_id uuid, full_name text, specialty text, profile_picture_url text,
  last_message_at timestamptz, last_body text, is_last_own boolean, unread integer, may_write boolean)
language sql stable security definer set search_path = '' as $$
  select t.id, case when t.patient_id = auth.uid() then 'patient' else 'provider' end, p.id, coalesce(p.full_name, ''),
    case when p.id = t.provider_id then p.specialty end, case when p.id = t.provider_id then p.profile_picture_url end,
    t.last_message_at, m.body, m.author_id = auth.uid(), coalesce(u.unread, 0),
    coalesce(messages.may_correspond(t.patient_id, t.provider_id), false)
  from (select t.* from public.threads t
    where (t.patient_id = auth.uid() or t.provider_id = auth.uid() and practice.may_practise())
      and case when only_thread is null then t.last_message_at is not null else t.id = only_thread end
      and case when before_id is not null then (t.last_message_at, t.id) < (select b.last_message_at, b.id from public.threads b where b.id = before_id)
        when before_at is not null then t.last_message_at < before_at else true end
    order by t.last_message_at desc, t.id desc limit most) as t
  left join public.user_profiles p on p.id = case when t.patient_id = auth.uid() then t.provider_id else t.patient_id end
  left join public.thread_reads r on r.thread_id = t.id and r.user_id = auth.uid()
  left join lateral (select m.body, m.author_id from public.messages m where m.thread_id = t.id order by m.created_at desc, m.id desc limit 1) as m on true
  left join lateral (select count(*)::integer as unread from (select from public.messages n where n.thread_id = t.id and n.author_id <> auth.uid()
    and n.created_at > coalesce(r.read_until, '-infinity') limit 100) as waiting) as u on r.unread_since is not null
  order by t.last_message_at desc, t.id desc
$$;

-- How many messages wait for the actor, at most a hundred of a thread; as a provider alone, for their tile.
create function messages.unread_count(only_as_provider boolean default false) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(sum(u.unread), 0)::integer
  from public.thread_reads r join public.threads t on t.id = r.thread_id
  cross join lateral (select count(*) as unread from (select from public.messages n where n.thread_id = t.id and n.author_id <> auth.uid()
    and n.created_at > coalesce(r.read_until, '-infinity') limit 100) as waiting) as u
  where r.user_id = auth.uid() and r.unread_since is not null
    and (t.patient_id = auth.uid() and not only_as_provider or t.provider_id = auth.uid() and practice.may_practise())
$$;

-- The actor has read a thread up to a message of it. Read twice, or late, it says the same.
create function messages.mark_read(thread uuid, message uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  read_to timestamptz;
begin
  select m.created_at into read_to from public.messages m join public.threads t on t.id = m.thread_id
    where m.id = message and t.id = thread and (t.patient_id = auth.uid() or t.provider_id = auth.uid() and practice.may_practise());
  if not found then return false; end if;
  insert into public.thread_reads as r (thread_id, user_id, read_until) values (thread, auth.uid(), read_to)
    on conflict (thread_id, user_id) do update set read_until = greatest(r.read_until, read_to);
  update public.thread_reads r set unread_since = waiting.since, mailed_at = case when waiting.since is not null then r.mailed_at end
    from (select min(m.created_at) as since from public.messages m join public.thread_reads o on o.thread_id = m.thread_id and o.user_id = auth.uid()
      where m.thread_id = thread and m.author_id <> auth.uid() and m.created_at > o.read_until) as waiting
    where r.thread_id = thread and r.user_id = auth.uid();
  return true;
end $$;

-- True where it has been put on record within the hour that the actor read this of somebody: a page that
-- follows a conversation asks again and again.
create function messages.was_noted(subject uuid, what text) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from platform.audit_events e where e.actor_id = auth.uid() and e.subject_id = subject
     and e.action = what and e.occurred_at > now() - interval '1 hour') $$;

-- One after the other within a thread, so that what was committed is never before what has been read.
create function messages.stamp_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  latest timestamptz;
begin
  select t.last_message_at into latest from public.threads t where t.id = new.thread_id for update;
  new.created_at := greatest(date_trunc('milliseconds', clock_timestamp()), latest + interval '1 millisecond');
  return new;
end $$;

-- Counts it for whom it is meant, and tells every server that it has come: ids, and no word of it.
create function messages.deliver_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  pair public.threads;
  reader uuid;
begin
  update public.threads set last_message_at = new.created_at where id = new.thread_id returning * into pair;
  reader := case when new.author_id = pair.patient_id then pair.provider_id else pair.patient_id end;
  if reader is not null then
    insert into public.thread_reads as r (thread_id, user_id, unread_since) values (new.thread_id, reader, new.created_at)
      on conflict (thread_id, user_id) do update set unread_since = coalesce(r.unread_since, new.created_at);
  end if;
  perform pg_notify('ubumi_messages', json_build_object('thread_id', new.thread_id, 'message_id', new.id,
    'people', json_build_array(pair.patient_id, pair.provider_id))::text);
  return null;
end $$;

do $$
declare t text;
begin
  foreach t in array array['threads', 'messages', 'thread_reads'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('grant select, insert, update, delete on public.%I to service_role', t);
    execute format('grant select on public.%I to authenticated', t);
    execute format('create policy "the system keeps %s" on public.%I for all to service_role using (true) with check (true)', replace(t, '_', ' '), t);
  end loop;
end $$;
create trigger messages_are_stamped before insert on public.messages for each row execute function messages.stamp_message();
create trigger messages_are_delivered after insert on public.messages for each row execute function messages.deliver_message();

grant insert (patient_id, provider_id) on public.threads to authenticated;
create policy "a patient reads their threads" on public.threads for select to authenticated
  using (patient_id = (select auth.uid()));
create policy "a provider in practice reads their threads" on public.threads for select to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "two who share an appointment open a thread" on public.threads for insert to authenticated
  with check (messages.may_correspond(patient_id, provider_id));

grant insert (id, thread_id, author_id, body) on public.messages to authenticated;
create policy "whoever reads a thread reads its messages" on public.messages for select to authenticated
  using (exists (select from public.threads t where t.id = thread_id));
create policy "the two of a thread write in it while they may" on public.messages for insert to authenticated
  with check (author_id = (select auth.uid()) and messages.may_write(thread_id));

create policy "a person reads how far they have read" on public.thread_reads for select to authenticated
  using (user_id = (select auth.uid()));

-- Whom the door lets in to messages: patients, students among them, and providers in practice, who have
-- shown their second factor where it is required. All else is as it was.
create or replace function accounts.admit(audience text, staff_second_factor boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  who record;
  in_practice boolean;
begin
  select p.role, p.is_student, p.provider_status, p.certificate_expires_on, p.profession, s.aal,
      exists (select from accounts.factors f where f.user_id = s.user_id and f.status = 'verified') as has_factor
    into who
    from accounts.sessions s
    join accounts.users u on u.id = s.user_id
    join public.user_profiles p on p.id = s.user_id
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null;
  if not found then
    raise exception 'no such session' using errcode = 'UB401';
  end if;
  -- Whoever has a second factor has shown it in this session; staff must have one where it is required.
  if who.aal <> 'aal2' and (who.has_factor
    or (audience <> 'signed-in' and who.role <> 'client' and staff_second_factor)) then
    raise exception 'second factor required' using errcode = 'UB402';
  end if;
  in_practice := who.role = 'provider' and who.provider_status = 'approved'
    and who.certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date;
  if not coalesce(case audience
    when 'signed-in' then true
    when 'client' then who.role = 'client' and not who.is_student
    when 'student' then who.role = 'client' and who.is_student
    when 'correspondent' then who.role = 'client' or in_practice
    when 'provider' then who.role = 'provider'
    when 'approved-provider' then in_practice
    when 'dietitian' then in_practice and who.profession = 'dietitian'
    when 'plan-writer' then in_practice and who.profession in ('dietitian', 'fitness expert')
    when 'admin' then who.role = 'admin'
    else false
  end, false) then
    raise exception 'not for this role' using errcode = 'UB403';
  end if;
  return who.role;
end $$;

grant create on schema messages to service_role;
do $$
declare f text;
begin
  foreach f in array array['may_correspond(uuid, uuid)', 'may_write(uuid)', 'own_threads(uuid, integer, timestamptz, uuid)', 'unread_count(boolean)',
    'mark_read(uuid, uuid)', 'was_noted(uuid, text)', 'stamp_message()', 'deliver_message()'] loop
    execute 'alter function messages.' || f || ' owner to service_role';
    execute 'revoke all on function messages.' || f || ' from public';
  end loop;
end $$;
revoke create on schema messages from service_role;
grant execute on function messages.may_correspond(uuid, uuid), messages.may_write(uuid), messages.own_threads(uuid, integer, timestamptz, uuid),
  messages.unread_count(boolean), messages.mark_read(uuid, uuid), messages.was_noted(uuid, text) to authenticated;
