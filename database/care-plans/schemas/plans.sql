create schema plans;
revoke all on schema plans from public;
grant usage on schema plans to authenticated, service_role;
