-- additive
-- Recovery codes, the wrong codes of each account, and resets by an admin (decision 033).

-- The set of recovery codes of an account is a factor of its own, as the contract of auth-js shows it.
-- It has no secret; its codes are rows.
alter table accounts.factors drop constraint factors_factor_type_check;
alter table accounts.factors add constraint factors_factor_type_check
  check (factor_type in ('totp', 'recovery_code'));
alter table accounts.factors alter column secret drop not null;
alter table accounts.factors add constraint factors_secret_check
  check ((factor_type = 'totp') = (secret is not null));
create unique index factors_one_set_of_recovery_codes on accounts.factors (user_id)
  where factor_type = 'recovery_code';

create table accounts.recovery_codes (
  factor_id uuid not null references accounts.factors on delete cascade,
  -- SHA-256 of factor and code: 80 random bits need neither a slow hash nor a key that may be rotated.
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz(3),
  primary key (factor_id, code_hash)
);

-- Codes of a second factor that were wrong, for a day: what the limits count.
create table accounts.wrong_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  session_id uuid not null,
  -- HMAC of account and address under a server key.
  address_hmac bytea not null check (length(address_hmac) = 32),
  -- Which budget it counts against: an address where a code was right before, a session opened by a
  -- link or code of an email, or neither.
  budget text not null check (budget in ('known address', 'mailed link', 'stranger')),
  -- The owner was warned by email because of this one.
  has_warned boolean not null default false,
  wrong_at timestamptz(3) not null default now()
);
create index wrong_codes_of_account on accounts.wrong_codes (user_id, wrong_at);
create index wrong_codes_by_time on accounts.wrong_codes (wrong_at);

-- Addresses where a second factor was right: they have a budget of their own.
create table accounts.known_addresses (
  user_id uuid not null references accounts.users on delete cascade,
  address_hmac bytea not null check (length(address_hmac) = 32),
  last_right_at timestamptz(3) not null default now(),
  primary key (user_id, address_hmac)
);
create index known_addresses_by_time on accounts.known_addresses (last_right_at);

-- An admin's reset of a second factor: how the person was identified.
create table accounts.factor_resets (
  id uuid primary key,
  user_id uuid not null references public.user_profiles on delete cascade,
  reset_by uuid references public.user_profiles on delete set null,
  identity_check text not null check (identity_check in ('in_person', 'video_call', 'known_phone_number')),
  note text not null check (length(note) between 1 and 500),
  reset_at timestamptz(3) not null default now()
);
create index factor_resets_of_person on accounts.factor_resets (user_id, reset_at desc);
create index factor_resets_by_admin on accounts.factor_resets (reset_by);

do $$
declare t text;
begin
  foreach t in array array['recovery_codes', 'wrong_codes', 'known_addresses', 'factor_resets'] loop
    execute format('revoke all on accounts.%I from public, anon, authenticated, service_role', t);
    execute format('alter table accounts.%I enable row level security', t);
    execute format('alter table accounts.%I force row level security', t);
    execute format('create policy "only the system reads and writes %s" on accounts.%I for all to service_role using (true) with check (true)', replace(t, '_', ' '), t);
  end loop;
end $$;
grant select, insert, delete on accounts.recovery_codes to service_role;
grant update (used_at) on accounts.recovery_codes to service_role;
grant select, insert, delete on accounts.wrong_codes to service_role;
grant select, insert, delete on accounts.known_addresses to service_role;
grant update (last_right_at) on accounts.known_addresses to service_role;
-- What an admin wrote about a reset is not changed afterwards.
grant select, insert, delete on accounts.factor_resets to service_role;
