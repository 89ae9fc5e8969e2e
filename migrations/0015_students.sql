-- Group sessions, to which people come under a pseudonym (decision 34).

create table public.group_sessions (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (length(topic) between 1 and 120),
  description text not null check (length(description) between 1 and 1000),
  session_time timestamptz not null,
  duration_minutes integer not null check (duration_minutes between 15 and 240),
  -- Never below 5: that a smaller group is full would be a count below 5.
  capacity integer not null check (capacity between 5 and 60),
  -- For those who have registered: a room, a number to dial, a link.
  how_to_join text not null check (length(how_to_join) between 1 and 1000),
  created_at timestamptz(3) not null default now(),
  cancelled_at timestamptz(3)
);
create index group_sessions_ahead on public.group_sessions (session_time, id);

create table public.group_registrations (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references public.group_sessions on delete cascade,
  user_id uuid not null references public.user_profiles on delete cascade,
  pseudonym text not null check (length(pseudonym) between 1 and 60),
  created_at timestamptz(3) not null default now(),
  unique (session_id, user_id),
  unique (session_id, pseudonym)
);
create index group_registrations_of_person on public.group_registrations (user_id);

create schema groups;
revoke all on schema groups from public;
grant usage on schema groups to authenticated, service_role;

-- How it stands with a session. Where it may still be registered for, nobody else registers until this
-- transaction ends: whoever registers asks here first, so the capacity holds whoever presses at once.
create function groups.standing_of(session uuid) returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  found_session public.group_sessions;
begin
  select * into found_session from public.group_sessions where id = session for update;
  return case
    when found_session.id is null then null
    when found_session.cancelled_at is not null then 'cancelled'
    when found_session.session_time <= now() then 'begun'
    when found_session.capacity <= (select count(*) from public.group_registrations where session_id = session) then 'full'
    else 'open' end;
end $$;

-- True where a session is ahead, stands and has a place left.
create function groups.has_place(session uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.group_sessions s where s.id = session and s.cancelled_at is null and s.session_time > now()
    and s.capacity > (select count(*) from public.group_registrations r where r.session_id = s.id))
$$;

create function groups.has_begun(session uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.group_sessions s where s.id = session and s.session_time <= now()) $$;

-- How many have registered: no number below 5, to nobody. Who they are, no function tells.
create function groups.head_count(session uuid) returns integer language sql stable security definer set search_path = '' as $$
  select nullif(greatest(count(*)::integer, 4), 4) from public.group_registrations r where r.session_id = session
$$;

grant create on schema groups to service_role;
alter function groups.standing_of(uuid) owner to service_role;
alter function groups.has_place(uuid) owner to service_role;
alter function groups.has_begun(uuid) owner to service_role;
alter function groups.head_count(uuid) owner to service_role;
revoke create on schema groups from service_role;
revoke all on function groups.standing_of(uuid), groups.has_place(uuid), groups.has_begun(uuid), groups.head_count(uuid) from public;
grant execute on function groups.standing_of(uuid), groups.has_place(uuid), groups.has_begun(uuid), groups.head_count(uuid) to authenticated;

alter table public.group_sessions enable row level security;
alter table public.group_sessions force row level security;
alter table public.group_registrations enable row level security;
alter table public.group_registrations force row level security;

-- Everybody is told of the sessions by the system, without how to join them. Cancelling tells those who
-- registered, so it is the system's too.
grant select, insert (id, topic, description, session_time, duration_minutes, capacity, how_to_join) on public.group_sessions to authenticated;
grant select, insert, update, delete on public.group_sessions to service_role;
create policy "a person reads the sessions they registered for" on public.group_sessions for select to authenticated
  using (exists (select from public.group_registrations r where r.session_id = group_sessions.id and r.user_id = (select auth.uid())));
create policy "an admin reads all sessions" on public.group_sessions for select to authenticated
  using ((select accounts.actor_role()) = 'admin');
create policy "an admin plans a session" on public.group_sessions for insert to authenticated
  with check ((select accounts.actor_role()) = 'admin');
create policy "the system keeps group sessions" on public.group_sessions for all to service_role using (true) with check (true);

grant select, insert (session_id, user_id, pseudonym), delete on public.group_registrations to authenticated;
grant select, insert, update, delete on public.group_registrations to service_role;
create policy "a person reads their own registrations" on public.group_registrations for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a client registers while there is a place" on public.group_registrations for insert to authenticated
  with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client' and groups.has_place(session_id));
create policy "a person gives their place back until it begins" on public.group_registrations for delete to authenticated
  using (user_id = (select auth.uid()) and not groups.has_begun(session_id));
create policy "the system keeps group registrations" on public.group_registrations for all to service_role using (true) with check (true);
