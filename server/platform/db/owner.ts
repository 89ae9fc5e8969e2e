import type { ClientBase } from 'pg'

/**
 * Lets the schema's owner migrate and back up without being a superuser, which managed databases do
 * not offer, and keeps what it creates private until a migration grants rights on it.
 */

/** Where the roles are made for an operator whose owner may not make them. */
const script = 'deploy/postgresql.sql'

/**
 * Prepares a database for the migrations, the first time and after a restore.
 *
 * @throws Error when the owner lacks a role that it can neither create nor join
 */
export async function prepareOwner(client: ClientBase): Promise<void> {
  try {
    await client.query(roles)
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    const { message } = error as Error
    throw new Error(
      `The owner of the database (DATABASE_ADMIN_URL) needs the roles of ${script}, and must be a member of service_role: ${message}.`,
      { cause: error },
    )
  }
  await client.query(closedDefaults)
  await closeSchemas(client)
}

/** The roles of the database. The functions of the system belong to service_role: only a member may create and replace them. */
const roles = `do $$
declare wanted text;
begin
  -- As Supabase names them. No BYPASSRLS: policies say what the system may do, as for everyone else.
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception
      -- Another database of the same cluster is being prepared.
      when duplicate_object or unique_violation then null;
    end;
  end loop;
  if not pg_has_role(current_user, 'service_role', 'usage') then
    execute format('grant service_role to %I', current_user);
  end if;
end $$`

/** Hosted Supabase grants everything on new tables and functions to \`anon\` and \`authenticated\`. */
const closedDefaults = `do $$
declare entry record;
begin
  for entry in
    select distinct case when defaclnamespace = 0 then '' else 'in schema ' || defaclnamespace::regnamespace end as place,
      case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'schemas' end as kind,
      case when grantee = 0 then 'public' else grantee::regrole::text end as grantee
    from pg_default_acl, aclexplode(defaclacl)
    where defaclrole = (select oid from pg_roles where rolname = current_user)
      and grantee <> defaclrole and defaclobjtype in ('r', 'S', 'f', 'n')
      and not (grantee = 0 and defaclnamespace = 0)
  loop
    execute format('alter default privileges %s revoke all on %s from %s', entry.place, entry.kind, entry.grantee);
  end loop;
end $$`

/**
 * Lets service_role own functions in each schema of the owner: only then may an owner who is no superuser
 * hand them over. A restore has granted the same, so `prepareOwner` closes what was left open.
 */
export async function openSchemas(client: ClientBase): Promise<void> {
  await client.query(`do $$
declare entry record;
begin
  for entry in
    select nspname from pg_namespace
    where nspowner = (select oid from pg_roles where rolname = current_user and not rolsuper)
  loop
    execute format('grant create on schema %I to service_role', entry.nspname);
  end loop;
end $$`)
}

/** Ends what `openSchemas` has opened. */
export async function closeSchemas(client: ClientBase): Promise<void> {
  await client.query(`do $$
declare entry record;
begin
  for entry in
    select nspname from pg_namespace, aclexplode(nspacl)
    where nspowner = (select oid from pg_roles where rolname = current_user)
      and grantee = (select oid from pg_roles where rolname = 'service_role') and privilege_type = 'CREATE'
  loop
    execute format('revoke create on schema %I from service_role', entry.nspname);
  end loop;
end $$`)
}

/**
 * Lets the owner make triggers of functions that no one may call: PostgreSQL asks for that right once.
 *
 * @returns takes the right away again
 */
export async function allowTriggers(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ functions: string | null }>(
    `select string_agg(oid::regprocedure::text, ', ') as functions from pg_proc
     where prorettype = 'trigger'::regtype and not has_function_privilege(current_user, oid, 'execute')
       and pg_has_role(current_user, proowner, 'usage')`,
  )
  const functions = rows[0]?.functions
  if (!functions) return async () => {}
  await client.query(`grant execute on function ${functions} to current_user`)
  return async () => {
    await client.query(`revoke execute on function ${functions} from current_user`)
  }
}

/**
 * Gives an owner to whom row-level security applies a policy on each of its tables, because it is
 * forced on them: so a migration changes all rows, and a dump has all rows. It is for no other role.
 */
export async function authorizeOwner(client: ClientBase): Promise<void> {
  await client.query(ownerPolicies)
}

const ownerPolicies = `do $$
declare owned record;
begin
  for owned in
    select c.oid::regclass as name from pg_class c
    where c.relkind in ('r', 'p') and c.relrowsecurity
      and c.relowner = (select oid from pg_roles where rolname = current_user and not rolsuper and not rolbypassrls)
      and not exists (select from pg_policy p where p.polrelid = c.oid
        and p.polname = 'the owner migrates and backs up' and p.polroles = array[c.relowner])
  loop
    execute format('drop policy if exists "the owner migrates and backs up" on %s', owned.name);
    execute format('create policy "the owner migrates and backs up" on %s to current_user using (true) with check (true)', owned.name);
  end loop;
end $$`

/**
 * Makes the server's login a member of the roles it acts as. Its login has no rights of its own
 * (NOINHERIT), only those of the role it switches to.
 *
 * @throws Error when it is no member and the owner may not make it one
 */
export async function letRoleAct(client: ClientBase, login: string): Promise<void> {
  const { rows } = await client.query<{ missing: string | null; grant: string }>(
    `select string_agg(wanted.rolname, ', ' order by wanted.rolname) as missing,
       format('grant %s to %I', string_agg(wanted.rolname, ', ' order by wanted.rolname), login.rolname) as grant
     from pg_roles login, pg_roles wanted
     where login.rolname = $1 and not login.rolsuper and wanted.rolname in ('anon', 'authenticated', 'service_role')
       and not pg_has_role(login.oid, wanted.oid, 'member')
     group by login.rolname`,
    [login],
  )
  for (const { missing, grant } of rows) {
    await client.query(grant).catch((error: unknown) => {
      if ((error as { code?: string }).code !== '42501') throw error
      throw new Error(
        `The login ${login} (DATABASE_URL) is not a member of ${missing}, and the owner may not grant this. As an administrator of the server: ${grant};`,
        { cause: error },
      )
    })
  }
}
