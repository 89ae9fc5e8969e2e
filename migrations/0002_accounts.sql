-- Accounts, sessions and the profile each person has. The auth tables are the system's alone.

create schema accounts;
revoke all on schema accounts from public;
grant usage on schema accounts to authenticated, service_role;

create table accounts.users (
  id uuid primary key default gen_random_uuid(),
  email text unique check (email = lower(email) and length(email) <= 255),
  -- PHC string of argon2id, or of bcrypt for an imported account.
  password_hash text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  invited_at timestamptz,
  new_email text check (new_email = lower(new_email) and length(new_email) <= 255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_by_time on accounts.users (created_at desc);

create table accounts.identities (
  identity_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  provider text not null default 'email',
  id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, id)
);
create index identities_by_user on accounts.identities (user_id);

create table accounts.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  not_after timestamptz,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  factor_id uuid,
  user_agent text,
  ip inet,
  -- Refresh tokens are derived from session, counter and a server key; only the counter is kept.
  refresh_counter integer not null default 1
);
create index sessions_by_user on accounts.sessions (user_id, refreshed_at desc);

create table accounts.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication')),
  -- SHA-256 of the link's 32 random bytes; HMAC of address and code under a server key.
  token_hash bytea unique,
  code_hmac bytea not null,
  sent_to text not null,
  wrong_codes integer not null default 0,
  flow_state_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, purpose)
);
create index one_time_tokens_by_address on accounts.one_time_tokens (sent_to);

create table accounts.flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references accounts.users on delete cascade,
  purpose text not null,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  auth_code uuid unique,
  opened_at timestamptz,
  created_at timestamptz not null default now()
);
create index flow_states_by_user on accounts.flow_states (user_id);

create table accounts.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  friendly_name text not null default '',
  factor_type text not null default 'totp' check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- AES-256-GCM under a server key: nonce, tag, ciphertext.
  secret bytea not null,
  last_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, friendly_name)
);

create table accounts.factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references accounts.factors on delete cascade,
  ip inet,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index factor_challenges_by_factor on accounts.factor_challenges (factor_id);

-- When an address was last sent a mail of each kind, whether or not it has an account here.
create table accounts.mail_intervals (
  purpose text not null,
  -- HMAC of the address under a server key.
  address_hmac bytea not null,
  sent_at timestamptz not null default now(),
  primary key (purpose, address_hmac)
);
create index mail_intervals_by_time on accounts.mail_intervals (sent_at);

do $$
declare t text;
begin
  foreach t in array array['users', 'identities', 'sessions', 'one_time_tokens', 'flow_states', 'factors', 'factor_challenges', 'mail_intervals'] loop
    execute format('alter table accounts.%I enable row level security', t);
    execute format('alter table accounts.%I force row level security', t);
    execute format('grant select, insert, update, delete on accounts.%I to service_role', t);
    execute format('create policy "only the system reads and writes %s" on accounts.%I for all to service_role using (true) with check (true)', replace(t, '_', ' '), t);
  end loop;
end $$;

-- A person sees where they are signed in, and can end a session from afar.
grant select (id, user_id, created_at, refreshed_at, aal, user_agent), delete on accounts.sessions to authenticated;
create policy "a person sees where they are signed in" on accounts.sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person ends their own sessions" on accounts.sessions
  for delete to authenticated using (user_id = (select auth.uid()));

create table public.user_profiles (
  id uuid primary key,
  full_name text not null default '' check (length(full_name) <= 200),
  email text,
  phone_number text check (length(phone_number) <= 30),
  gender text check (gender in ('male', 'female')),
  date_of_birth date,
  bio text check (length(bio) <= 2000),
  specialty text check (length(specialty) <= 200),
  qualifications text[] not null default '{}',
  profile_picture_url text,
  is_student boolean not null default false,
  institution_name text check (length(institution_name) <= 200),
  student_id text check (length(student_id) <= 60),
  study_area text check (length(study_area) <= 200),
  year_of_study text check (length(year_of_study) <= 60),
  emergency_contact jsonb,
  known_allergies_conditions text check (length(known_allergies_conditions) <= 2000),
  verification_status text not null default 'unverified' check (verification_status in ('unverified', 'pending', 'rejected', 'verified')),
  verification_document_path text,
  role text not null default 'client' check (role in ('client', 'provider', 'admin')),
  -- Null unless role is provider; only an approved provider with a certificate in force is shown patients.
  provider_status text check (provider_status in ('pending', 'approved', 'refused')),
  registration_body text,
  registration_number text,
  certificate_year integer,
  certificate_expires_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((role = 'provider') = (provider_status is not null)),
  check (not is_student or role = 'client')
);
alter table public.user_profiles enable row level security;
alter table public.user_profiles force row level security;
grant select on public.user_profiles to authenticated;
-- What a person may change about themselves. Role, status and student flag are not among it.
grant update (full_name, phone_number, gender, date_of_birth, bio, specialty, qualifications, study_area,
  year_of_study, emergency_contact, known_allergies_conditions, updated_at) on public.user_profiles to authenticated;
grant select, insert, update, delete on public.user_profiles to service_role;
create policy "a person reads their own profile" on public.user_profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "a person edits their own profile" on public.user_profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "the system keeps profiles" on public.user_profiles
  for all to service_role using (true) with check (true);

create table public.memberships (
  user_id uuid primary key references public.user_profiles on delete cascade,
  plan_name text not null,
  status text not null check (status in ('active', 'pending', 'expired', 'cancelled')),
  end_date date,
  created_at timestamptz not null default now()
);
alter table public.memberships enable row level security;
alter table public.memberships force row level security;
grant select on public.memberships to authenticated;
grant select, insert, update, delete on public.memberships to service_role;
create policy "a person reads their own membership" on public.memberships
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the system keeps memberships" on public.memberships
  for all to service_role using (true) with check (true);

-- One row per consent given; withdrawing stamps it, giving again adds a row.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  purpose text not null check (purpose in ('health_data')),
  version text not null check (length(version) <= 40),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index consents_in_force on public.consents (user_id, purpose) where withdrawn_at is null;
create index consents_by_user on public.consents (user_id, given_at desc);
alter table public.consents enable row level security;
alter table public.consents force row level security;
grant select, insert, update (withdrawn_at) on public.consents to authenticated;
grant select, delete on public.consents to service_role;
create policy "a person reads their own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person gives consent for themselves" on public.consents
  for insert to authenticated with check (user_id = (select auth.uid()) and withdrawn_at is null);
create policy "a person withdraws a consent in force" on public.consents
  for update to authenticated using (user_id = (select auth.uid()) and withdrawn_at is null)
  with check (user_id = (select auth.uid()));
create policy "the system exports and erases consents" on public.consents
  for select to service_role using (true);
create policy "the system erases consents" on public.consents
  for delete to service_role using (true);

-- The actor's true role, for policies that depend on it.
create function accounts.actor_role() returns text language sql stable security definer set search_path = '' as
  $$ select role from public.user_profiles where id = auth.uid() $$;

-- True where the actor took back their consent to keep health data and has not given it again.
create function accounts.has_withdrawn_consent() returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.consents where user_id = auth.uid() and purpose = 'health_data')
     and not exists (select from public.consents where user_id = auth.uid() and purpose = 'health_data' and withdrawn_at is null) $$;

-- For the policies of health data: stops the write with a state of its own, so that the answer can say why.
create function accounts.consent_stands() returns boolean language plpgsql stable set search_path = '' as $$
begin
  if accounts.has_withdrawn_consent() then
    raise exception 'consent withdrawn' using errcode = 'UB410';
  end if;
  return true;
end $$;

-- The door: runs as the first statement of each actor's transaction and stops the rest unless the
-- session still exists, the account is not suspended, and the person belongs to the route's audience.
create function accounts.admit(audience text, staff_second_factor boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  who record;
begin
  select p.role, p.is_student, p.provider_status, p.certificate_expires_on, s.aal
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
  if audience <> 'signed-in' and who.role <> 'client' and staff_second_factor and who.aal <> 'aal2' then
    raise exception 'second factor required' using errcode = 'UB402';
  end if;
  if not (case audience
    when 'signed-in' then true
    when 'client' then who.role = 'client' and not who.is_student
    when 'student' then who.role = 'client' and who.is_student
    when 'provider' then who.role = 'provider'
    when 'approved-provider' then who.role = 'provider' and who.provider_status = 'approved'
      and who.certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date
    when 'admin' then who.role = 'admin'
    else false
  end) then
    raise exception 'not for this role' using errcode = 'UB403';
  end if;
  return who.role;
end $$;

-- The functions above run as service_role, to which the policies of the tables they read apply.
grant create on schema accounts to service_role;
alter function accounts.actor_role() owner to service_role;
alter function accounts.has_withdrawn_consent() owner to service_role;
alter function accounts.admit(text, boolean) owner to service_role;
revoke create on schema accounts from service_role;
revoke all on function accounts.actor_role(), accounts.has_withdrawn_consent(), accounts.consent_stands(), accounts.admit(text, boolean) from public;
grant execute on function accounts.actor_role(), accounts.has_withdrawn_consent(), accounts.consent_stands(), accounts.admit(text, boolean) to authenticated;

-- How an actor's transaction begins: role and claims for this transaction alone, then the door. One
-- statement, because each one more costs a tenth of a small read. Whoever may log in may call it: it
-- only ever makes the caller weaker.
create schema door;
grant usage on schema door to public;
create function door.enter(claims text, audience text, staff_second_factor boolean) returns text
language plpgsql volatile as $$
begin
  perform set_config('role', 'authenticated', true), set_config('request.jwt.claims', claims, true);
  return accounts.admit(audience, staff_second_factor);
end $$;
