create schema groups;
revoke all on schema groups from public;
grant usage on schema groups to authenticated, service_role;
