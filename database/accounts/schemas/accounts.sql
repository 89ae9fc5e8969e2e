create schema accounts;
revoke all on schema accounts from public;
grant usage on schema accounts to authenticated, service_role;
