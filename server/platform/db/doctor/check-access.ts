import pg, { type ClientBase } from 'pg'
import { type Finding, ok, problem, warning } from '../../doctor/finding.ts'
import { openEmbedded } from '../embedded.ts'
import { migrate } from '../migrations/migrate.ts'

/** A right, a policy or a switch of row-level security, as the catalogue has it. */
interface AccessRow {
  /** The schema, table or function. */
  object: string
  /** What is allowed, or in force; empty where the object is there, of which nothing else may be said. */
  what: string
  /** To whom; empty where it is for everyone. */
  role: string
}

/** Whom the server acts as: what these may do, any caller may reach. */
const ownRoles: readonly string[] = ['', 'public', 'anon', 'authenticated', 'service_role']
/** Differences that are listed; the next ones are counted. */
const mostListed = 20

/**
 * Compares grants, policies, row-level security, owners, columns and functions with those of this version's `database/`, made in a database in
 * memory for that. Tables and functions that are not ours are left alone.
 *
 * @param client of the owner, on a database with all migrations of this version
 */
export async function checkAccess(client: ClientBase): Promise<Finding[]> {
  const [wanted, found] = [await readWanted(), await readAccess(client)]
  return judgeAccess(wanted, found)
}

/** What is by hand, then what is missing. */
export function judgeAccess(wanted: readonly AccessRow[], found: readonly AccessRow[]): Finding[] {
  const objects = new Set(wanted.map(({ object }) => object))
  const ours = found.filter(({ object, what }) => what !== '' && objects.has(object))
  const [known, there] = [new Set(wanted.map(textOf)), new Set(ours.map(textOf))]
  const added = ours.filter((row) => !known.has(textOf(row)))
  const gone = wanted.filter((row) => row.what !== '' && !there.has(textOf(row)))
  if (added.length + gone.length === 0)
    return [
      ok('Grants, policies, row-level security, owners and tables are those of this version.'),
    ]
  const findings = [
    ...added.map((row) =>
      (ownRoles.includes(row.role) ? problem : warning)(
        `Made by hand: ${wordsOf(row)}.`,
        'Take it back, or make it part of the next version: it may show people what is not theirs.',
      ),
    ),
    ...gone.map((row) =>
      problem(
        `Taken away by hand: ${wordsOf(row)}.`,
        'Give it back as its file in database/ does.',
      ),
    ),
  ]
  const rest = findings.length - mostListed
  return rest <= 0
    ? findings
    : [
        ...findings.slice(0, mostListed),
        problem(
          `${rest} more differences in grants, policies, owners and tables.`,
          'Correct these first.',
        ),
      ]
}

const wordsOf = ({ object, what, role }: AccessRow) =>
  `${what} on ${object}${role ? ` to ${role}` : ''}`

/** Versions of PostgreSQL write the same condition with more or fewer brackets, casts and spaces. */
const textOf = (row: AccessRow) =>
  JSON.stringify([row.object, row.what.replaceAll(/[\s()]|::[a-z]+( varying)?/g, ''), row.role])

async function readWanted(): Promise<AccessRow[]> {
  const embedded = await openEmbedded('memory')
  try {
    const client = new pg.Client({ stream: () => embedded.connect() } as pg.ClientConfig)
    await client.connect()
    await migrate(client)
    const rows = await readAccess(client)
    await client.end()
    return rows
  } finally {
    await embedded.close()
  }
}

async function readAccess(client: ClientBase): Promise<AccessRow[]> {
  const { rows } = await client.query<AccessRow>(access)
  const { rows: more } = await client.query<AccessRow>(schema)
  return [...rows, ...more]
}

const isOurs = `n.nspname !~ '^(pg_|information_schema$|migrations$|extensions$)' and n.nspname <> 'public'`
/** A table that is not a month of the audit trail. */
const isTable = `c.relkind in ('r', 'p', 'v') and n.nspname !~ '^(pg_|information_schema$|migrations$|extensions$)' and c.relname !~ '^audit_events_[0-9]'`
const grantee = `coalesce(nullif(a.grantee, 0)::regrole::text, 'public')`
const right = `lower(a.privilege_type) || case when a.is_grantable then ', grantable' else '' end`
const table = `n.nspname || '.' || c.relname`
const routine = `n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')'`
const routines = `pg_proc p join pg_namespace n on n.oid = p.pronamespace
  and n.nspname !~ '^(pg_|information_schema$|migrations$|extensions$)'`
const isNoExtension = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`
const tables = `pg_class c join pg_namespace n on n.oid = c.relnamespace`

/**
 * Owners, columns, texts of functions, triggers and indexes. A restore by a role that may not hand functions over
 * leaves them with the wrong owner: the server starts, and its jobs fail for ever. Definitions are left out where
 * versions of PostgreSQL write them in different ways.
 */
const ownerName = (role: string) =>
  `'owner ' || case when ${role} = (select nspowner from pg_namespace where nspname = 'platform') then 'of the database' else pg_get_userbyid(${role}) end`
const schema = `
select ${table} as object, ${ownerName('c.relowner')} as what, '' as role from ${tables} where ${isTable}
union all
select ${routine}, ${ownerName('p.proowner')}, '' from ${routines} where ${isNoExtension('p.oid')}
union all
select ${routine}, 'text ' || left(md5(p.prosrc), 8), '' from ${routines} where ${isNoExtension('p.oid')}
union all
select ${table}, concat_ws(' ', 'column', t.attname, format_type(t.atttypid, t.atttypmod), case when t.attnotnull then 'not null' end), ''
  from ${tables} join pg_attribute t on t.attrelid = c.oid and t.attnum > 0 and not t.attisdropped where ${isTable}
union all
select ${table}, concat_ws(' ', 'trigger', g.tgname, g.tgenabled::text), ''
  from ${tables} join pg_trigger g on g.tgrelid = c.oid and not g.tgisinternal where ${isTable}
union all
select ${table}, concat_ws(' ', 'index', i.indexrelid::regclass::text, case when not i.indisvalid then 'invalid' end), ''
  from ${tables} join pg_index i on i.indrelid = c.oid where ${isTable} and c.relkind <> 'v'`

const access = `
select 'schema ' || n.nspname as object, ${right} as what, ${grantee} as role
  from pg_namespace n, aclexplode(n.nspacl) a where ${isOurs} and a.grantee <> n.nspowner
union all
select 'schema ' || n.nspname, '', '' from pg_namespace n where ${isOurs}
union all
select ${routine}, '', '' from ${routines}
union all
select ${table}, '', '' from ${tables} where ${isTable}
union all
select ${table}, ${right}, ${grantee}
  from ${tables}, aclexplode(c.relacl) a where ${isTable} and a.grantee <> c.relowner
union all
select ${table}, lower(a.privilege_type) || ' (' || t.attname || ')', ${grantee}
  from ${tables} join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
  where ${isTable} and a.grantee <> c.relowner
union all
select ${routine}, ${right}, ${grantee}
  from ${routines} cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
  where a.grantee <> p.proowner
union all
select ${table}, case when c.relrowsecurity then 'row-level security' else 'no row-level security' end
    || case when c.relforcerowsecurity then ', also for its owner' else '' end, ''
  from ${tables} where ${isTable} and c.relkind <> 'v'
union all
select ${table}, concat_ws(' ', 'policy "' || p.polname || '"', case when p.polpermissive then null else 'restrictive' end,
    'for ' || case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    'using ' || pg_get_expr(p.polqual, p.polrelid), 'check ' || pg_get_expr(p.polwithcheck, p.polrelid)),
    coalesce(nullif(role, 0)::regrole::text, 'public')
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(p.polroles) role
  where ${isTable} and p.polname <> 'the owner migrates and backs up'
order by 1, 2, 3`
