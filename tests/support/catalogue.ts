import type { TableAccess } from './access.ts'
import { adviseEntry, adviseProtection } from './access-advice.ts'
import { whereIsAccess } from './access-files.ts'
import type { TestDatabase } from './database.ts'
import { addTo } from './gate.ts'

/** The access to one table by the catalogue, as a `TableAccess`. */
export interface TableAsIs {
  hasRowSecurity: boolean
  isForced: boolean
  kind: string
  grants: Record<string, string>
  policies: Record<string, string>
}

/**
 * Reads row-level security, grants and policies of every table and view that is not PostgreSQL's own.
 *
 * @param only the one table that is asked for
 */
export async function readCatalogue(
  db: TestDatabase,
  only?: string,
): Promise<Record<string, TableAsIs>> {
  const asked = [only ?? null]
  const relations = await db.asOwner(
    `select c.oid::int, n.nspname || '.' || c.relname as name, c.relkind::text as kind, c.relrowsecurity, c.relforcerowsecurity
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^(pg_|information_schema)'
       and ${isOurs('c.relowner')}
       and ($1::text is null or n.nspname || '.' || c.relname = $1) order by 2`,
    asked,
  )
  const grants = await db.asOwner(
    `select name, role, string_agg(privilege, ', ' order by privilege) as rights from (
       select g.name, coalesce(r.rolname, 'public') as role,
         lower(privilege_type) || coalesce(' (' || string_agg(g.attname, ', ' order by g.attnum) || ')', '') as privilege
       from (
         select n.nspname || '.' || c.relname as name, null::name as attname, null::int2 as attnum, c.relowner, a.*
         from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
         where n.nspname !~ '^(pg_|information_schema)' and c.relkind in ('r', 'p', 'v', 'm', 'f')
         union all
         select n.nspname || '.' || c.relname, t.attname, t.attnum, c.relowner, a.*
         from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace,
           aclexplode(t.attacl) a where n.nspname !~ '^(pg_|information_schema)'
       ) g left join pg_roles r on r.oid = g.grantee
       where g.grantee <> g.relowner and ($1::text is null or g.name = $1) group by 1, 2, g.privilege_type, g.attnum is null
     ) each_right group by 1, 2`,
    asked,
  )
  const policies = await db.asOwner(
    `select schemaname || '.' || tablename as name, policyname, lower(cmd) || ' to ' || array_to_string(roles, ', ')
       || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '')
       || case permissive when 'PERMISSIVE' then '' else ' restrictive' end as rule
     from pg_policies join pg_tables using (schemaname, tablename)
     where ($1::text is null or schemaname || '.' || tablename = $1)
       -- Given by the runner where row-level security applies to the owner, and the same on each table.
       and not (policyname = 'the owner migrates and backs up' and cmd = 'ALL' and roles = array[tableowner])`,
    asked,
  )
  const of = (rows: Record<string, unknown>[], name: unknown, key: string, value: string) =>
    Object.fromEntries(
      rows.filter((row) => row.name === name).map((row) => [String(row[key]), String(row[value])]),
    )
  return Object.fromEntries(
    relations.map((relation) => [
      String(relation.name),
      {
        kind: String(relation.kind),
        hasRowSecurity: relation.relrowsecurity === true,
        isForced: relation.relforcerowsecurity === true,
        grants: of(grants, relation.name, 'role', 'rights'),
        policies: of(policies, relation.name, 'policyname', 'rule'),
      },
    ]),
  )
}

/** On Supabase, its own services own tables and schemas, too. */
const isOurs = (owner: string) => `pg_get_userbyid(${owner}) !~ '^supabase_'`

/** Every difference between the catalogue's tables, or one of them, and what was reviewed, with what to do. */
export async function reviewTables(
  db: TestDatabase,
  table: Record<string, TableAccess>,
  only?: string,
): Promise<string[]> {
  const catalogue = await readCatalogue(db, only)
  const gone = (only ? [only] : Object.keys(table)).filter((name) => !catalogue[name])
  const findings = gone.map(
    (name) => `${name} is reviewed but does not exist: remove it from ${whereIsAccess(name)[1]}.`,
  )
  for (const [name, asIs] of Object.entries(catalogue)) {
    const reviewed = table[name]
    const [sql, review] = whereIsAccess(name)
    if (!reviewed) findings.push(adviseEntry(name, asIs, await requiredColumns(db, name)))
    else if (!asIs.hasRowSecurity) findings.push(adviseProtection(name, reviewed))
    else
      findings.push(
        ...(asIs.isForced
          ? []
          : [
              addTo(
                sql,
                `${name} does not force row-level security on its owner.`,
                `alter table ${name} force row level security;`,
              ),
            ]),
        ...[
          ...differences(`a grant on ${name}`, asIs.grants, reviewed.grants),
          ...differences(`a policy of ${name}`, asIs.policies, reviewed.policies),
        ].map((found) => `${found}. Correct ${sql}; where it is meant, write it so in ${review}.`),
      )
  }
  return findings
}

/** The columns that a row must have, with their types. */
async function requiredColumns(db: TestDatabase, table: string) {
  const rows = await db.asOwner(
    `select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull
       and not a.atthasdef and a.attidentity = '' order by a.attnum`,
    [table],
  )
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type) }))
}

function differences(what: string, is: Record<string, string>, reviewed: Record<string, string>) {
  const names = new Set([...Object.keys(is), ...Object.keys(reviewed)])
  return [...names]
    .filter((name) => is[name] !== reviewed[name])
    .map(
      (name) =>
        `${what} differs, ${name}: ${is[name] ?? 'gone'}; reviewed: ${reviewed[name] ?? 'none'}`,
    )
}

/** Every difference between the catalogue's powerful functions and schemas and what was reviewed. */
export async function reviewGrants(
  db: TestDatabase,
  reviewed: { functions: Record<string, string>; schemas: Record<string, string> },
): Promise<string[]> {
  const functions = await db.asOwner(
    `select n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
       coalesce((select string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname)
        from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
        where a.grantee <> p.proowner), '') as callers,
       'search_path=""' = any (p.proconfig) is true as is_closed
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and n.nspname !~ '^(pg_|information_schema)'`,
  )
  const schemas = await db.asOwner(
    `select n.nspname as name, string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname) as callers
     from pg_namespace n, aclexplode(n.nspacl) a left join pg_roles r on r.oid = a.grantee
     where a.grantee <> n.nspowner and n.nspname !~ '^(pg_|information_schema|public$)' and ${isOurs('n.nspowner')} group by 1`,
  )
  const byName = (rows: Record<string, unknown>[]) =>
    Object.fromEntries(rows.map((row) => [String(row.name), String(row.callers)]))
  return [
    ...differences('a powerful function', byName(functions), reviewed.functions).map(
      (found) =>
        `${found}. Revoke it in database/FEATURE/functions/; where it is meant, add the function and who may call it to \`powerfulFunctions\` in tests/support/access-table.ts, or the access-*.ts of its feature.`,
    ),
    ...functions
      .filter(({ is_closed }) => !is_closed)
      .map(
        ({ name }) =>
          `a powerful function looks for names where its caller says, ${String(name)}: write \`set search_path = ''\` after \`security definer\` in its file in database/FEATURE/functions/, and each name with its schema.`,
      ),
    ...differences('a schema', byName(schemas), reviewed.schemas).map(
      (found) =>
        `${found}. Revoke it in database/FEATURE/schemas/; where it is meant, add it to \`openSchemas\` in tests/support/access-table.ts.`,
    ),
  ]
}
