revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
