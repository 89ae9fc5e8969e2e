-- What an admin works with: who was shut out and why, the help lines, and what finds an event in the trail.

-- Why somebody was shut out, and when they were let in again. That they are out stands in
-- accounts.users.banned_until, which the door asks.
create table accounts.suspensions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  suspended_by uuid references public.user_profiles on delete set null,
  suspended_at timestamptz(3) not null default now(),
  restored_by uuid references public.user_profiles on delete set null,
  restored_at timestamptz(3)
);
create unique index suspensions_in_force on accounts.suspensions (user_id) where restored_at is null;
create index suspensions_of_person on accounts.suspensions (user_id, suspended_at desc);
create index suspensions_by_admin on accounts.suspensions (suspended_by);
create index suspensions_ended_by_admin on accounts.suspensions (restored_by);
alter table accounts.suspensions enable row level security;
alter table accounts.suspensions force row level security;
grant select, insert, update (restored_by, restored_at), delete on accounts.suspensions to service_role;
create policy "the system keeps suspensions" on accounts.suspensions
  for all to service_role using (true) with check (true);

-- The rule of 0004; besides, whoever is suspended or has closed their account is in practice no longer:
-- not listed, not booked, not told of anybody.
create or replace function practice.is_in_practice(provider uuid) returns boolean language sql stable set search_path = '' as
  $$ select exists (select from public.user_profiles where id = provider and role = 'provider' and provider_status = 'approved'
     and certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date)
     and not exists (select from accounts.users u where u.id = provider and (u.banned_until > now() or u.deleted_at is not null)) $$;

-- The beginning of an address, and of each word of a name.
create index users_by_address on accounts.users (email text_pattern_ops);
create index profiles_by_name on public.user_profiles using gin (to_tsvector('simple', full_name));
create index profiles_by_time on public.user_profiles (created_at desc, id desc);

-- Whom to call. The pages are built with the same lines (domain/crisis-lines.ts), which show wherever
-- this table cannot be asked.
create table public.crisis_lines (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- As it is dialled: digits, single spaces, a plus in front.
  number text not null check (number ~ '^\+?[0-9]( ?[0-9]){2,14}$'),
  for_whom text not null check (length(for_whom) between 1 and 200),
  hours text not null check (length(hours) between 1 and 60),
  -- Danger to life; somebody to talk to; of no use within Zambia.
  kind text not null check (kind in ('emergency', 'listening', 'abroad')),
  place integer not null,
  is_shown boolean not null default true,
  -- The day on which somebody last dialled it, in Lusaka.
  last_checked date not null,
  -- Counts the changes: whoever saves says which state they saw.
  version integer not null default 1,
  created_at timestamptz(3) not null default now()
);
create unique index crisis_lines_by_number on public.crisis_lines (replace(number, ' ', ''));
insert into public.crisis_lines (name, number, for_whom, hours, kind, place, last_checked) values
  ('Lifeline Zambia', '933', 'Anyone in distress. Free from every network.', 'Day and night', 'listening', 1, '2026-11-01'),
  ('Childline Zambia', '116', 'Children and young people. Free from every network.', 'Day and night', 'listening', 2, '2026-11-01'),
  ('Emergency', '112', 'Danger to life: ambulance, police, fire.', 'Day and night', 'emergency', 3, '2026-11-01'),
  ('Suicide and Crisis Lifeline, in the US', '988', 'Works from phones in the United States only.', 'Day and night', 'abroad', 4, '2026-11-01');
alter table public.crisis_lines enable row level security;
alter table public.crisis_lines force row level security;
grant select, insert, update on public.crisis_lines to authenticated;
grant select on public.crisis_lines to service_role;
create policy "an admin reads help lines" on public.crisis_lines
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "an admin adds help lines" on public.crisis_lines
  for insert to authenticated with check ((select accounts.actor_role()) = 'admin');
create policy "an admin changes help lines" on public.crisis_lines
  for update to authenticated using ((select accounts.actor_role()) = 'admin') with check ((select accounts.actor_role()) = 'admin');
create policy "the system tells everybody the help lines" on public.crisis_lines
  for select to service_role using (true);

-- Which request an event belongs to, as the log and the answer's X-Request-Id name it.
alter table platform.audit_events add column request_id uuid default nullif(auth.jwt() ->> 'request_id', '')::uuid;
create index audit_events_by_time on platform.audit_events (occurred_at desc, id desc);
create index audit_events_by_request on platform.audit_events (request_id) where request_id is not null;
