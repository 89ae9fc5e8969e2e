create schema practice;
revoke all on schema practice from public;
grant usage on schema practice to authenticated, service_role;
