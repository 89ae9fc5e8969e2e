create schema check_ins;
revoke all on schema check_ins from public;
grant usage on schema check_ins to authenticated, service_role;
