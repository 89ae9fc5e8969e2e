-- additive
-- What all server processes count together: requests, wrong tries and wrong passwords. Keys are HMACs
-- under a server key, so that no address can be read here.

-- Requests per limit and key in the present window. Unlogged: a crash of PostgreSQL starts every
-- window again, and each request costs no write to the log.
create unlogged table platform.rate_limits (
  key_hmac bytea primary key,
  ends_at timestamptz not null,
  used integer not null default 0
);
comment on table platform.rate_limits is 'Requests counted by all server processes, by limit and key';
create index rate_limits_by_end on platform.rate_limits (ends_at);

-- Wrong tries of a password or a code, per account and network address: each next try waits longer.
create unlogged table accounts.wrong_tries (
  subject_hmac bytea primary key,
  tries integer not null default 1,
  last_at timestamptz not null default now()
);
comment on table accounts.wrong_tries is 'Tries since the last success, by account and network address';
create index wrong_tries_by_time on accounts.wrong_tries (last_at);

-- Wrong passwords per email address in the present hour, whether or not it has an account.
create unlogged table accounts.wrong_passwords (
  address_hmac bytea primary key,
  wrong integer not null default 1,
  since timestamptz not null default now(),
  -- When the owner last got an email about them.
  warned_at timestamptz
);
comment on table accounts.wrong_passwords is 'Wrong passwords of the present hour, by email address';
create index wrong_passwords_by_time on accounts.wrong_passwords (since);

revoke all on platform.rate_limits, accounts.wrong_tries, accounts.wrong_passwords
  from public, anon, authenticated, service_role;
grant select, insert, update, delete on platform.rate_limits, accounts.wrong_tries, accounts.wrong_passwords
  to service_role;
alter table platform.rate_limits enable row level security;
alter table platform.rate_limits force row level security;
alter table accounts.wrong_tries enable row level security;
alter table accounts.wrong_tries force row level security;
alter table accounts.wrong_passwords enable row level security;
alter table accounts.wrong_passwords force row level security;
create policy "only the system reads and writes rate limits" on platform.rate_limits
  for all to service_role using (true) with check (true);
create policy "only the system reads and writes wrong tries" on accounts.wrong_tries
  for all to service_role using (true) with check (true);
create policy "only the system reads and writes wrong passwords" on accounts.wrong_passwords
  for all to service_role using (true) with check (true);

-- Reports requests that a process has let through, and takes some of what is left of the budget. The
-- less is left, the less each process takes, so that little of it stays unused.
create function platform.take_share(share_key bytea, seconds integer, points integer, passed integer, most integer,
  out granted integer, out milliseconds integer)
language plpgsql volatile set search_path = '' as $$
declare
  present platform.rate_limits;
  remaining integer;
begin
  insert into platform.rate_limits as kept (key_hmac, ends_at)
    values (share_key, now() + make_interval(secs => seconds))
    on conflict (key_hmac) do update set
      used = case when kept.ends_at <= now() then 0 else kept.used end,
      ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
    returning * into present;
  remaining := points - present.used - passed;
  granted := case when remaining <= 0 then 0 else greatest(1, least(most, remaining / 10)) end;
  milliseconds := greatest(1, ceil(1000 * extract(epoch from present.ends_at - now())));
  update platform.rate_limits set used = present.used + passed + granted where key_hmac = share_key;
end $$;
comment on function platform.take_share is 'Counts requests of one limit and key over all server processes';
revoke all on function platform.take_share(bytea, integer, integer, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function platform.take_share(bytea, integer, integer, integer, integer) to service_role;
