create schema personal_plans;
revoke all on schema personal_plans from public;
grant usage on schema personal_plans to authenticated, service_role;
