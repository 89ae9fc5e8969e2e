import pg from 'pg'

/**
 * Turns a new PostgreSQL server into one like hosted Supabase, as its image `supabase/postgres` prepares
 * it: what belongs to Supabase's own services is left out, who owns what and who may what is not.
 *
 * @param url address of its database `postgres`, as the superuser `postgres`
 * @returns addresses of that database, as the superuser `supabase_admin` and as the owner `postgres`, who is none
 */
export async function prepareSupabase(url: string): Promise<{ superuser: string; owner: string }> {
  const address = new URL(url)
  const as = (login: string) => {
    address.username = login
    return address.href
  }
  await run(url, 'create role renaming superuser login', [])
  await run(as('renaming'), 'alter role postgres rename to supabase_admin', [])
  const superuser = as('supabase_admin')
  await run(superuser, 'create role postgres superuser login', [
    'alter database postgres owner to postgres',
  ])
  await run(as('postgres'), roles, [defaults, auth])
  await run(superuser, demoted, ['drop role renaming'])
  return { superuser, owner: as('postgres') }
}

const roles = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create role supabase_auth_admin login noinherit createrole;
create role dashboard_user createdb createrole replication;
create schema extensions;
grant usage on schema extensions, public to postgres, anon, authenticated, service_role;`

const defaults = ['postgres', 'supabase_admin']
  .flatMap((creator) =>
    ['tables', 'functions', 'sequences'].map(
      (kind) =>
        `alter default privileges for role ${creator} in schema public grant all on ${kind} to postgres, anon, authenticated, service_role;`,
    ),
  )
  .join('\n')

const auth = `
create schema auth authorization supabase_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;
grant all on schema auth to supabase_auth_admin, dashboard_user;
create table auth.users (id uuid primary key, email text, encrypted_password text);
create table auth.schema_migrations (version text primary key);
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'))::uuid $$;
create function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'))::text $$;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), ''))::jsonb $$;
alter table auth.users owner to supabase_auth_admin;
alter table auth.schema_migrations owner to supabase_auth_admin;
alter function auth.uid() owner to supabase_auth_admin;
alter function auth.role() owner to supabase_auth_admin;
alter function auth.jwt() owner to supabase_auth_admin;
grant all on auth.users to postgres, dashboard_user;`

const demoted = `
alter role anon inherit;
alter role authenticated inherit;
alter role service_role inherit;
grant all on database postgres to postgres;
grant all on schema extensions to postgres;
alter role postgres nosuperuser createdb createrole login replication bypassrls;
do $$
begin
  if current_setting('server_version_num')::integer >= 160000 then
    grant anon, authenticated, service_role to postgres with admin option;
  end if;
end $$;`

async function run(url: string, first: string, others: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const text of [first, ...others]) await client.query(text)
  } finally {
    await client.end()
  }
}
