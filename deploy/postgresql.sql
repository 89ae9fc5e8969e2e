-- Makes the roles and the database of Ubumi on a PostgreSQL server, 15 or later. Run it with psql 14 or
-- later, as an administrator who may create roles and databases; a superuser is not needed. It may be
-- repeated. It reads two passwords from the environment: UBUMI_OWNER_PASSWORD and UBUMI_APP_PASSWORD.
\set ON_ERROR_STOP on
\getenv owner_password UBUMI_OWNER_PASSWORD
\getenv app_password UBUMI_APP_PASSWORD

-- The server acts as one of these three for each call; none of them can log in.
select format('create role %I nologin noinherit', wanted)
from unnest(array['anon', 'authenticated', 'service_role']) as wanted
where wanted not in (select rolname from pg_roles) \gexec

-- Owns the database and migrates it (DATABASE_ADMIN_URL).
select 'create role ubumi_owner login'
where 'ubumi_owner' not in (select rolname from pg_roles) \gexec
alter role ubumi_owner password :'owner_password';
grant service_role to ubumi_owner;

-- The login of the server (DATABASE_URL): no rights of its own, only those of the role it acts as.
select 'create role ubumi_app login noinherit'
where 'ubumi_app' not in (select rolname from pg_roles) \gexec
alter role ubumi_app password :'app_password';
grant anon, authenticated, service_role to ubumi_app;
-- The server asks for these limits itself, but not through a pooler (DATABASE_POOLER).
alter role ubumi_app set statement_timeout = '10s';
alter role ubumi_app set lock_timeout = '3s';
alter role ubumi_app set idle_in_transaction_session_timeout = '30s';
-- Statements here are short: to compile one takes longer than to run it.
alter role ubumi_app set jit = off;

-- Whoever creates a database for another role must be a member of it.
grant ubumi_owner to current_user;
select 'create database ubumi owner ubumi_owner encoding ''UTF8'' template template0'
where 'ubumi' not in (select datname from pg_database) \gexec
set role ubumi_owner;
revoke all on database ubumi from public;
grant connect on database ubumi to ubumi_app;
reset role;
revoke ubumi_owner from current_user;
