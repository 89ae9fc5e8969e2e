create schema support;
revoke all on schema support from public;
grant usage on schema support to authenticated, service_role;
