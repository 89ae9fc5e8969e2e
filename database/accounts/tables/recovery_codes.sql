create table accounts.recovery_codes (
  factor_id uuid not null references accounts.factors on delete cascade,
  -- SHA-256 of factor and code: 80 random bits need neither a slow hash nor a key that may be rotated.
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz(3),
  primary key (factor_id, code_hash)
);
