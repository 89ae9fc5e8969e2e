create schema membership;
revoke all on schema membership from public;
grant usage on schema membership to authenticated, service_role;
