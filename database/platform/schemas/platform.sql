create schema platform;
revoke all on schema platform from public;
grant usage on schema platform to authenticated, service_role;
