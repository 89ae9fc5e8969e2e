import type { ClientBase, Pool } from 'pg'

interface LoginIssue {
  fault: string
  /** A role with BYPASSRLS that the login may act as. */
  role: string | null
}

/**
 * Row-level security is only as good as the server's login is weak.
 *
 * @param accepted roles with BYPASSRLS that the operator has accepted
 * @param setting whose login it is
 * @returns why the server must not run as this login, or undefined
 */
export async function findLoginIssue(
  client: Pool | ClientBase,
  accepted: readonly string[] = [],
  setting = 'DATABASE_URL',
): Promise<string | undefined> {
  const { rows } = await client.query<LoginIssue>(issues, [accepted])
  const [found] = rows
  if (!found) return undefined
  const advice = found.role
    ? ` On hosted Supabase, where ${found.role} always has BYPASSRLS, accept it with ALLOW_BYPASSRLS=${found.role}.`
    : ''
  return (
    `The login of ${setting} ${found.fault}, so row-level security would not hold. ` +
    `Give ${setting} a plain login role, and the owner of the schema as DATABASE_ADMIN_URL.` +
    advice
  )
}

/**
 * Roles that the login may assume count like its own role, because one statement switches to them.
 */
const issues = `
with login as (select * from pg_roles where rolname = current_user),
  assumed as (
    select r.* from pg_roles r, login
    where r.oid <> login.oid and not login.rolsuper and pg_has_role(login.oid, r.oid, 'member')
  )
select 'is a superuser' as fault, null as role from login where rolsuper
union all select 'may bypass row-level security', null from login where rolbypassrls
union all select 'may create roles and join others', null from login where rolcreaterole
union all select 'owns tables', null from login
  where exists (select from pg_class where relowner = login.oid and relkind in ('r', 'p'))
union all select 'may act as the superuser ' || rolname, null from assumed where rolsuper
union all select 'may act as ' || rolname || ', which owns tables', null from assumed
  where exists (select from pg_class where relowner = assumed.oid and relkind in ('r', 'p'))
union all select 'may act as ' || rolname || ', which has BYPASSRLS', rolname from assumed
  where rolbypassrls and rolname <> all ($1::text[])`
