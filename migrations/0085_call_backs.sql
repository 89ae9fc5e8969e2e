-- additive
-- "Call me back": a client or student asks for a call in a part of a day. The queue of the therapists shows the times;
-- the therapist who claims a request sees name and number while it is theirs, and records what came of the call.

create table public.call_backs (
  id uuid primary key,
  user_id uuid not null references public.user_profiles on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- Erased when the request ends.
  phone_number text check (length(phone_number) between 3 and 30),
  status text not null default 'open'
    check (status in ('open', 'reached', 'not_reached', 'wrong_number', 'no_longer_needed', 'withdrawn')),
  -- Calls that were not answered: the first is followed by one more attempt.
  attempts integer not null default 0 check (attempts between 0 and 2),
  -- Who has claimed it; once it has ended, who recorded the end, so that the same call can be sent again.
  claimed_by uuid references public.user_profiles on delete set null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  -- When therapists were reminded that its time has begun without a claim.
  reminded_at timestamptz(3),
  constraint call_backs_end_has_time check ((status = 'open') = (ended_at is null)),
  constraint call_backs_number_while_open check ((status = 'open') = (phone_number is not null)),
  constraint call_backs_window check (ends_at > starts_at)
);
create unique index call_backs_one_open on public.call_backs (user_id) where status = 'open';
create index call_backs_of_user on public.call_backs (user_id, created_at desc, id desc);
create index call_backs_queue on public.call_backs (starts_at, created_at, id) where status = 'open';
create index call_backs_by_end on public.call_backs (ended_at) where status <> 'open';
create index call_backs_claimed on public.call_backs (claimed_by) where claimed_by is not null;
comment on table public.call_backs is 'Requests to be called back, each of a client or student';

alter table public.call_backs enable row level security;
alter table public.call_backs force row level security;
revoke all on public.call_backs from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.call_backs to service_role;
create policy "the system keeps call backs" on public.call_backs for all to service_role using (true) with check (true);
grant select, insert (id, user_id, starts_at, ends_at, phone_number) on public.call_backs to authenticated;
create policy "a person reads their own call backs" on public.call_backs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a client asks for a call back" on public.call_backs
  for insert to authenticated with check (user_id = (select auth.uid()) and (select accounts.actor_role()) = 'client');

create schema call_backs;
revoke all on schema call_backs from public;
grant usage on schema call_backs to authenticated, service_role;

-- True where the actor answers requests: a therapist in practice. For all others there are none.
create function call_backs.may_answer() returns boolean language sql stable security definer set search_path = '' as
  $$ select practice.practises_as('therapist') $$;

-- The queue of a therapist, the oldest time first. Person and number only of what they have claimed: of a student the
-- first name, which is enough to ask for them.
create function call_backs.queue()
returns table (id uuid, starts_at timestamptz, ends_at timestamptz, attempts integer, is_mine boolean, claimed_by_name text,
  person_id uuid, name text, phone_number text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.id, c.starts_at, c.ends_at, c.attempts, mine.yes, case when not mine.yes then h.full_name end,
    case when mine.yes then p.id end,
    case when mine.yes then case when p.is_student then split_part(btrim(p.full_name), ' ', 1) else p.full_name end end,
    case when mine.yes then c.phone_number end, c.created_at
  from public.call_backs c
  join public.user_profiles p on p.id = c.user_id
  left join public.user_profiles h on h.id = c.claimed_by and practice.is_in_practice(c.claimed_by)
  cross join lateral (select coalesce(c.claimed_by = auth.uid(), false) as yes) mine
  where c.status = 'open' and call_backs.may_answer()
  order by c.starts_at, c.created_at, c.id
$$;

-- Claims a request, unless a colleague in practice has it. `claimed`; `again`: it was the actor's; `taken`: by
-- `holder_name`; `ended`: there is nothing to call about any more. No row where there is none.
create function call_backs.claim(call uuid) returns table (result text, person_id uuid, holder_name text)
language plpgsql security definer set search_path = '' as $$
declare
  found_row public.call_backs;
begin
  if not call_backs.may_answer() then return; end if;
  select * into found_row from public.call_backs c where c.id = call for update;
  if found_row.id is null then return; end if;
  if found_row.status <> 'open' then return query select 'ended', null::uuid, null::text; return; end if;
  if found_row.claimed_by = auth.uid() then return query select 'again', found_row.user_id, null::text; return; end if;
  if practice.is_in_practice(found_row.claimed_by) then
    return query select 'taken', null::uuid, h.full_name from public.user_profiles h where h.id = found_row.claimed_by;
    return;
  end if;
  update public.call_backs c set claimed_by = auth.uid() where c.id = call;
  return query select 'claimed', found_row.user_id, null::text;
end $$;

-- Gives a request back to the colleagues. @returns its person; null where the actor has not claimed it.
create function call_backs.release(call uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if not call_backs.may_answer() then return null; end if;
  update public.call_backs c set claimed_by = null
    where c.id = call and c.status = 'open' and c.claimed_by = auth.uid() returning c.user_id into person;
  return person;
end $$;

-- Records what came of call number `attempt`. `recorded`; `again`: by a retry; `conflict`: something else was recorded
-- before. No row where the actor has not claimed it.
create function call_backs.record_outcome(call uuid, outcome text, attempt integer) returns table (result text, person_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  found_row public.call_backs;
  missed integer;
begin
  if not call_backs.may_answer() then return; end if;
  select * into found_row from public.call_backs c where c.id = call and c.claimed_by = auth.uid() for update;
  if found_row.id is null then return; end if;
  if found_row.status = 'open' and attempt = found_row.attempts + 1 then
    missed := found_row.attempts + case when outcome = 'not_reached' then 1 else 0 end;
    if outcome = 'not_reached' and missed < 2 then
      update public.call_backs c set attempts = missed where c.id = call;
    else
      update public.call_backs c set attempts = missed, status = outcome, ended_at = now(), phone_number = null where c.id = call;
    end if;
    return query select 'recorded', found_row.user_id;
    return;
  end if;
  return query select case when found_row.status = 'open' and outcome = 'not_reached' and attempt = found_row.attempts
      or found_row.status = outcome and attempt = found_row.attempts + case when outcome = 'not_reached' then 0 else 1 end
    then 'again' else 'conflict' end, found_row.user_id;
end $$;

-- The actor withdraws their own request. `withdrawn`; `again`; `ended`: by a call; null: not theirs.
create function call_backs.withdraw(call uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  present_status text;
begin
  select c.status into present_status from public.call_backs c where c.id = call and c.user_id = auth.uid() for update;
  if present_status is null then return null; end if;
  if present_status = 'withdrawn' then return 'again'; end if;
  if present_status <> 'open' then return 'ended'; end if;
  update public.call_backs c set status = 'withdrawn', ended_at = now(), phone_number = null, claimed_by = null where c.id = call;
  return 'withdrawn';
end $$;

-- The therapist who has claimed the actor's own open request.
create function call_backs.therapist_of(call uuid) returns text language sql stable security definer set search_path = '' as $$
  select h.full_name from public.call_backs c join public.user_profiles h on h.id = c.claimed_by
  where c.id = call and c.user_id = auth.uid() and c.status = 'open' and practice.is_in_practice(h.id)
$$;

grant create on schema call_backs to service_role;
do $$
declare f text;
begin
  foreach f in array array['may_answer()', 'queue()', 'claim(uuid)', 'release(uuid)', 'record_outcome(uuid, text, integer)', 'withdraw(uuid)', 'therapist_of(uuid)'] loop
    execute 'alter function call_backs.' || f || ' owner to service_role';
    execute 'revoke all on function call_backs.' || f || ' from public';
    execute 'grant execute on function call_backs.' || f || ' to authenticated';
  end loop;
end $$;
revoke create on schema call_backs from service_role;
