create table accounts.take_over_codes (
  user_id uuid primary key references accounts.users on delete cascade,
  -- HMAC of the code that the clinic printed or read out.
  code_digest bytea not null unique check (length(code_digest) = 32),
  expires_at timestamptz(3) not null,
  made_by uuid references public.user_profiles on delete set null,
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
  -- The login that the person asked for, until its address is confirmed by the code in the email.
  email text check (email = lower(email) and length(email) <= 255),
  password_hash text,
  -- The parent or guardian who agrees to it, of a person under 18.
  guardian_name text check (length(guardian_name) between 1 and 200),
  email_code_digest bytea check (length(email_code_digest) = 32),
  email_code_expires_at timestamptz(3),
  email_wrong_tries integer not null default 0 check (email_wrong_tries between 0 and 5),
  constraint take_over_codes_login_is_whole check ((email is null) = (password_hash is null)),
  constraint take_over_codes_email_code_expires check ((email_code_digest is null) = (email_code_expires_at is null))
);
comment on table accounts.take_over_codes is 'Codes with which a person without a login takes their record over';
