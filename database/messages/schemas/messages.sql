create schema messages;
revoke all on schema messages from public;
grant usage on schema messages to authenticated, service_role;
