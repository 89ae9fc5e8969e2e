import type { TestDatabase } from './database.ts'

/**
 * Tries every verb on every table as every actor, through the same entrance as the server's, and
 * reads the catalogue. What comes out is compared with the reviewed table of `access-table.ts`.
 */

export const verbs = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]
export const targets = ['own', 'related', 'stranger'] as const
export type Target = (typeof targets)[number]
export const actors = [
  'nobody',
  'client A',
  'client B',
  'student',
  'approved provider without relation',
  'approved provider with relation',
  'pending provider',
  'admin',
  'suspended user',
  'client with forged metadata',
  'the system',
] as const
export type ActorName = (typeof actors)[number]

export interface Person {
  id: string
  email: string
  session_id: string
}

export interface TableAccess {
  /** Rights given by GRANT, by role: `select, update (full_name, bio)`. */
  grants: Record<string, string>
  /** Policies by name: `select to authenticated using (…)`, as the catalogue prints them. */
  policies: Record<string, string>
  /** SQL that is true for the rows of a person. */
  belongsTo: (person: Person) => string
  /** A row about `person`, as SQL expressions; absent where nobody but a migration writes. */
  row?: (person: Person, actor: Person) => Record<string, string>
  /** A row that an actor must never be able to write, although the row is about themselves. */
  forgery?: (actor: Person, stranger: Person) => Record<string, string>
  /** SET clause of the tried update. */
  change: string
  /** Column that would hand a row to somebody else. */
  ownerColumn?: string
  /** What each actor may do to whose rows; whoever and whatever is not named may do nothing. */
  allows: Partial<Record<Target | 'anyone', Partial<Record<Verb, readonly ActorName[]>>>>
}

export interface Cast {
  actors: Record<ActorName, Person>
  related: Person
  stranger: Person
}

/** Writes one row about everybody into every table, in the order of the table of access. */
export async function fillTables(
  db: TestDatabase,
  table: Record<string, TableAccess>,
  cast: Cast,
): Promise<void> {
  const everybody = [...Object.values(cast.actors), cast.related, cast.stranger]
  for (const [name, access] of Object.entries(table)) {
    for (const person of access.row ? everybody : []) {
      const row = access.row!(person, person)
      await db.asOwner(`${insertOf(name, row)} on conflict do nothing`)
    }
  }
}

/** Every difference between what one table lets happen and what was reviewed. */
export async function tryTable(
  db: TestDatabase,
  name: string,
  access: TableAccess,
  cast: Cast,
): Promise<string[]> {
  const [owned] = await db.asOwner(
    `select array[${actors.map((actor) => `(select count(*)::int from ${name} where ${access.belongsTo(cast.actors[actor])})`).join(', ')}] as counts`,
  )
  const counts = owned!.counts as number[]
  const tries = actors.flatMap((actor, place) =>
    triesOf(name, access, cast, actor).map((one) => ({ ...one, owned: counts[place]! })),
  )
  await db.asOwner(probe)
  const outcomes = await db.asOwner(
    `select sentence, may, sweeps, owned, pg_temp.try_as(who, claims, statement) as outcome
     from jsonb_to_recordset($1) as t (sentence text, may boolean, sweeps boolean, owned integer, who text, claims text, statement text)`,
    [JSON.stringify(tries)],
  )
  return outcomes
    .map((row) => ({
      ...row,
      did: row.sweeps
        ? isMoreThan(String(row.outcome), Number(row.owned))
        : isDone(String(row.outcome)),
    }))
    .filter((row: Record<string, unknown>) => row.did !== row.may)
    .map((row: Record<string, unknown>) =>
      row.did
        ? `${String(row.sentence)}, which nobody reviewed`
        : `${String(row.sentence)}: refused (${String(row.outcome)}), but reviewed as allowed`,
    )
}

/** A count of rows; a SQLSTATE of five characters is none. */
function isMoreThan(outcome: string, owned: number): boolean {
  return outcome.length < 5 && Number(outcome) > owned
}

/** A refusal is one of privilege or policy, of the door, or no row to be seen. */
function isDone(outcome: string): boolean {
  return !['42501', 'UB401', '0'].includes(outcome)
}

/** Runs one statement in somebody's name, undoes it, and answers its count of rows or its SQLSTATE. */
const probe = `create or replace function pg_temp.try_as(who text, claims text, statement text)
  returns text language plpgsql as $f$
  declare touched bigint;
  begin
    perform set_config('role', who, true), set_config('request.jwt.claims', claims, true);
    if who = 'authenticated' then perform accounts.admit('signed-in', false); end if;
    execute statement;
    get diagnostics touched = row_count;
    raise exception using errcode = 'ZZ000', message = touched::text;
  exception when others then
    return case sqlstate when 'ZZ000' then sqlerrm else sqlstate end;
  end $f$`

function triesOf(name: string, access: TableAccess, cast: Cast, actorName: ActorName) {
  const actor = cast.actors[actorName]
  const who =
    { nobody: 'anon', 'the system': 'service_role' }[actorName as string] ?? 'authenticated'
  const claims = JSON.stringify(
    who === 'authenticated'
      ? {
          sub: actor.id,
          session_id: actor.session_id,
          role: 'authenticated',
          ...(actorName === 'client with forged metadata' ? forgedMetadata : {}),
        }
      : { role: who },
  )
  const one = (sentence: string, may: boolean, statement: string, sweeps = false) => ({
    sentence: `${actorName} can ${sentence}`,
    may,
    sweeps,
    who,
    claims,
    statement,
  })
  const tries = targets.flatMap((target) => {
    const person = { own: actor, related: cast.related, stranger: cast.stranger }[target]
    const statements: Record<Verb, string | undefined> = {
      select: `select from ${name} where ${access.belongsTo(person)}`,
      insert: access.row && insertOf(name, access.row(person, actor)),
      update: `update ${name} set ${access.change} where ${access.belongsTo(person)}`,
      delete: `delete from ${name} where ${access.belongsTo(person)}`,
    }
    return verbs.flatMap((verb) => {
      const statement = statements[verb]
      const may = [target, 'anyone' as const].some((whose) =>
        access.allows[whose]?.[verb]?.includes(actorName),
      )
      return statement ? [one(`${verb} ${target} rows of ${name}`, may, statement)] : []
    })
  })
  if (who !== 'authenticated') return tries
  // Without a condition no row is read, so that only the policy of the verb itself stands in the way.
  tries.push(
    one(`update every row of ${name}`, false, `update ${name} set ${access.change}`, true),
    one(`delete every row of ${name}`, false, `delete from ${name}`, true),
  )
  if (access.ownerColumn) {
    const statement = `update ${name} set ${access.ownerColumn} = '${cast.stranger.id}' where ${access.belongsTo(actor)}`
    tries.push(one(`hand rows of ${name} to a stranger`, false, statement))
  }
  if (access.forgery) {
    const statement = insertOf(name, access.forgery(actor, cast.stranger))
    tries.push(one(`forge rows of ${name}`, false, statement))
  }
  return tries
}

const forgedMetadata = {
  user_metadata: { role: 'admin', provider_status: 'approved' },
  app_metadata: { role: 'admin', roles: ['service_role'] },
}

function insertOf(name: string, row: Record<string, string>): string {
  return `insert into ${name} (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`
}

/** What the catalogue says of one table, in the words of `TableAccess`. */
export interface TableAsIs {
  hasRowSecurity: boolean
  isForced: boolean
  kind: string
  grants: Record<string, string>
  policies: Record<string, string>
}

/** Reads row-level security, grants and policies of every table and view that is not PostgreSQL's own. */
export async function readCatalogue(db: TestDatabase): Promise<Record<string, TableAsIs>> {
  const relations = await db.asOwner(
    `select c.oid::int, n.nspname || '.' || c.relname as name, c.relkind::text as kind, c.relrowsecurity, c.relforcerowsecurity
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^(pg_|information_schema)' order by 2`,
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
       where g.grantee <> g.relowner group by 1, 2, g.privilege_type, g.attnum is null
     ) each_right group by 1, 2`,
  )
  const policies = await db.asOwner(
    `select schemaname || '.' || tablename as name, policyname, lower(cmd) || ' to ' || array_to_string(roles, ', ')
       || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '')
       || case permissive when 'PERMISSIVE' then '' else ' restrictive' end as rule
     from pg_policies`,
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

/** Every difference between the catalogue's tables and what was reviewed. */
export async function reviewTables(
  db: TestDatabase,
  table: Record<string, TableAccess>,
): Promise<string[]> {
  const catalogue = await readCatalogue(db)
  const gone = Object.keys(table).filter((name) => !catalogue[name])
  return [
    ...gone.map((name) => `${name} is reviewed but does not exist`),
    ...Object.entries(catalogue).flatMap(([name, asIs]) => {
      const reviewed = table[name]
      if (!reviewed) {
        return [`${name} is not in tests/support/access-table.ts: ${JSON.stringify(asIs, null, 1)}`]
      }
      return [
        ...(asIs.hasRowSecurity ? [] : [`${name} has no row-level security`]),
        ...(asIs.isForced ? [] : [`${name} does not force row-level security on its owner`]),
        ...differences(`a grant on ${name}`, asIs.grants, reviewed.grants),
        ...differences(`a policy of ${name}`, asIs.policies, reviewed.policies),
      ]
    }),
  ]
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
export async function reviewEntrances(
  db: TestDatabase,
  reviewed: { functions: Record<string, string>; schemas: Record<string, string> },
): Promise<string[]> {
  const functions = await db.asOwner(
    `select n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
       (select string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname)
        from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
        where a.grantee <> p.proowner) as callers
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and n.nspname !~ '^(pg_|information_schema)'`,
  )
  const schemas = await db.asOwner(
    `select n.nspname as name, string_agg(r.rolname, ', ' order by r.rolname) as callers
     from pg_namespace n, aclexplode(n.nspacl) a join pg_roles r on r.oid = a.grantee
     where a.grantee <> n.nspowner and n.nspname !~ '^(pg_|information_schema|public$)' group by 1`,
  )
  const byName = (rows: Record<string, unknown>[]) =>
    Object.fromEntries(rows.map((row) => [String(row.name), String(row.callers)]))
  return [
    ...differences('a powerful function', byName(functions), reviewed.functions),
    ...differences('a schema', byName(schemas), reviewed.schemas),
  ]
}
