create schema call_backs;
revoke all on schema call_backs from public;
grant usage on schema call_backs to authenticated, service_role;
