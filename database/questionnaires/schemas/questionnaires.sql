create schema questionnaires;
revoke all on schema questionnaires from public;
grant usage on schema questionnaires to authenticated, service_role;
