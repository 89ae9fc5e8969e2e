import { whereIsAccess } from './access-files.ts'
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
  'fitness expert with relation',
  'pending provider',
  'admin',
  'front desk',
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
  /** SQL that is true for the rows of a user. */
  belongsTo: (person: Person) => string
  /** A row about `person`, as SQL expressions; absent if only a migration writes. */
  row?: (person: Person, actor: Person) => Record<string, string>
  /** Rows that relate the providers with relation to the related person, as SQL expressions. */
  relation?: (patient: Person, provider: Person, expert: Person) => Record<string, string>[]
  /** A row that an actor must never be able to write, although the row is about themselves. */
  forgery?: (actor: Person, stranger: Person) => Record<string, string>
  /** SET clause of the tried update. */
  change: string
  /** Column that would give a row to another user. */
  ownerColumn?: string
  /** What each actor may do to whose rows; everything that is not listed is forbidden. */
  allows: Partial<Record<Target | 'anyone', Partial<Record<Verb, readonly ActorName[]>>>>
}

export interface Cast {
  actors: Record<ActorName, Person>
  related: Person
  stranger: Person
}

/** Writes one row about each actor into every table, in the order of the access table. */
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
    const provider = cast.actors['approved provider with relation']
    const expert = cast.actors['fitness expert with relation']
    for (const row of (provider && access.relation?.(cast.related, provider, expert)) ?? []) {
      await db.asOwner(insertOf(name, row))
    }
  }
}

/** Every difference between the allowed access to one table and the reviewed access. */
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
    `select sentence, may, sweeps, owned, pg_temp.try_as(who, claims, audience, statement) as outcome
     from jsonb_to_recordset($1) as t (sentence text, may boolean, sweeps boolean, owned integer, who text, claims text, audience text, statement text)`,
    [JSON.stringify(tries)],
  )
  const [sql, review] = whereIsAccess(name)
  const correct = `correct ${sql}, or \`allows\` in ${review} where it is meant.`
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
        ? `${String(row.sentence)}, which no one reviewed: ${correct}`
        : `${String(row.sentence)}: rejected (${String(row.outcome)}), but reviewed as allowed: ${correct}`,
    )
}

/** A count of rows; a SQLSTATE of five characters is none. */
function isMoreThan(outcome: string, owned: number): boolean {
  return outcome.length < 5 && Number(outcome) > owned
}

/** A rejection comes from a privilege, a policy, the authorization check, the role or consent, or returns no row. */
function isDone(outcome: string): boolean {
  return !['42501', 'UB401', 'UB403', 'UB410', '0'].includes(outcome)
}

/** Runs one statement as an actor, rolls it back, and returns its row count or its SQLSTATE. */
const probe = `create or replace function pg_temp.try_as(who text, claims text, audience text, statement text)
  returns text language plpgsql as $f$
  declare touched bigint;
  begin
    if who = 'authenticated' then
      perform door.enter(claims, audience, false);
    else
      perform set_config('role', who, true), set_config('request.jwt.claims', claims, true);
    end if;
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
    // The widest audience of each: the front desk is of no wider one.
    audience: actorName === 'front desk' ? 'account' : 'signed-in',
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
  // Without a condition no row is read, so only the policy of the verb itself applies.
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
