create schema billing;
revoke all on schema billing from public;
grant usage on schema billing to authenticated, service_role;
