-- Database roles, the functions that read who is asking, the audit trail and the mail outbox.
-- Role and function names are Supabase's, so that these files also run on a Supabase project.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  -- No BYPASSRLS: what the system may do stands in policies like everybody else's.
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit; end if;
exception
  -- Roles belong to the whole cluster: another database may have made them a moment ago.
  when duplicate_object or unique_violation then null;
end $$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

-- Without a search path of their own, which would keep the planner from writing them out in each policy.
do $$
begin
  if to_regprocedure('auth.jwt()') is null then
    create function auth.jwt() returns jsonb language sql stable as
      $f$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $f$;
  end if;
  if to_regprocedure('auth.uid()') is null then
    create function auth.uid() returns uuid language sql stable as
      $f$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $f$;
  end if;
end $$;

create schema platform;
revoke all on schema platform from public;
grant usage on schema platform to authenticated, service_role;

-- Who did what to which record. Holds ids and kinds, never content.
create table platform.audit_events (
  id uuid primary key default gen_random_uuid(),
  occurred_at timestamptz not null default now(),
  actor_id uuid,
  -- The person whose record it is.
  subject_id uuid,
  action text not null check (action ~ '^[a-z_]+(\.[a-z_]+)+$'),
  record_id text
);
create index audit_events_by_subject on platform.audit_events (subject_id, occurred_at desc);
create index audit_events_by_actor on platform.audit_events (actor_id, occurred_at desc);
alter table platform.audit_events enable row level security;
alter table platform.audit_events force row level security;
grant select, insert on platform.audit_events to authenticated;
-- Erasing an account takes its owner's name off what they did to other people's records.
grant select, insert, delete, update (actor_id) on platform.audit_events to service_role;
create policy "a person reads what was done to their record" on platform.audit_events
  for select to authenticated using (subject_id = (select auth.uid()));
create policy "a person records what they do themselves" on platform.audit_events
  for insert to authenticated with check (actor_id = (select auth.uid()));
create policy "the system keeps the trail" on platform.audit_events
  for all to service_role using (true) with check (true);

-- Mails are written in the transaction of what they tell of, and sent afterwards.
create table platform.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz
);
create index mail_outbox_waiting on platform.mail_outbox (next_attempt_at)
  where sent_at is null and given_up_at is null;
create index mail_outbox_by_time on platform.mail_outbox (created_at desc);
alter table platform.mail_outbox enable row level security;
alter table platform.mail_outbox force row level security;
grant select, insert, update, delete on platform.mail_outbox to service_role;
create policy "only the system reads and writes mail" on platform.mail_outbox
  for all to service_role using (true) with check (true);
