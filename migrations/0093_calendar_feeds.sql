-- additive
-- A calendar feed: a secret address at which a calendar app reads the times of one person's appointments.

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  -- One for each person; a new address replaces the old one.
  user_id uuid not null unique references public.user_profiles on delete cascade,
  -- SHA-256 of the token, in hex; the token itself is nowhere.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  shows_names boolean not null default false,
  -- The day in Lusaka on which a calendar app last read it.
  last_read_on date,
  created_at timestamptz(3) not null default now()
);
comment on table public.calendar_feeds is 'Secret addresses at which calendar apps read the times of a person''s appointments';

alter table public.calendar_feeds enable row level security;
alter table public.calendar_feeds force row level security;
revoke all on public.calendar_feeds from public, anon, authenticated, service_role;
grant select, update (last_read_on) on public.calendar_feeds to service_role;
create policy "the system reads calendar feeds and notes when" on public.calendar_feeds for all to service_role using (true) with check (true);
grant select (id, user_id, shows_names, last_read_on, created_at), insert (user_id, token_hash),
  update (token_hash, shows_names, last_read_on, created_at), delete on public.calendar_feeds to authenticated;
create policy "a person keeps their own calendar feed" on public.calendar_feeds for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
