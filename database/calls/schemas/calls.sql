create schema calls;
revoke all on schema calls from public;
grant usage on schema calls to authenticated, service_role;
