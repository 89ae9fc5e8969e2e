import type { ClientBase } from 'pg'
import { log } from '../../log.ts'
import { applyMigration, inTransaction, retryWhileLocked } from './apply-migration.ts'
import { adoptBaseline, applyChanged, createSchema } from './apply-schema.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { type Baseline, readBaseline, readSchema, type SchemaFile } from './schema-files.ts'
import { withMigrationLock } from './migration-lock.ts'
import { authorizeOwner, letRoleAct, prepareOwner } from '../owner.ts'

const bookkeeping = `
create schema if not exists migrations;
create table if not exists migrations.applied (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
alter table migrations.applied add column if not exists is_additive boolean not null default false;
create table if not exists migrations.repeated (
  name text primary key,
  hash text not null,
  version text not null,
  applied_at timestamptz not null default now()
);
comment on table migrations.repeated is 'The text of each function, and of the access to each table, that was applied last.';
alter table migrations.applied enable row level security;
alter table migrations.applied force row level security;
alter table migrations.repeated enable row level security;
alter table migrations.repeated force row level security;`

/** What a version brings: its schema as it is now, and the changes that have led to it. */
export interface Version {
  schema: readonly SchemaFile[]
  migrations: readonly Migration[]
}

/** What the files of this server say. */
export const ownVersion = (): Version => ({ schema: readSchema(), migrations: readMigrations() })

/**
 * Makes the schema in an empty database. In any other it applies the migrations of `database/migrations/`
 * that it has not had, in order of name, and then the functions and the access that have changed. No
 * other process does the same meanwhile.
 *
 * @param applicationRole login role of the server, made a member of the roles it may act as
 * @returns names of what was applied now: migrations, and paths in `database/`
 * @throws Error in one sentence or two: something fails, an applied migration was changed, the database
 *   is of a version before 0.3.0, or it has a migration that this server does not have and that is not
 *   additive
 */
export async function migrate(
  client: ClientBase,
  applicationRole?: string,
  { schema, migrations }: Version = ownVersion(),
): Promise<string[]> {
  return withMigrationLock(client, async () => {
    await prepareOwner(client)
    await keepBooks(client)
    await authorize(client)
    const applied = await readApplied(client)
    const names =
      applied.length === 0
        ? await make(client, schema, migrations)
        : await upgrade(client, applied, { schema, migrations })
    if (names.length > 0) await authorize(client)
    if (applicationRole) await letRoleAct(client, applicationRole)
    return names
  })
}

/** An applied migration. */
interface AppliedRow {
  name: string
  checksum: string
  is_additive: boolean
}

async function readApplied(client: ClientBase): Promise<AppliedRow[]> {
  const { rows } = await client.query<AppliedRow>(
    'select name, checksum, is_additive from migrations.applied order by name',
  )
  return rows
}

async function make(
  client: ClientBase,
  schema: readonly SchemaFile[],
  migrations: readonly Migration[],
): Promise<string[]> {
  const before = Object.entries(readBaseline().migrations).map(([name, one]) => ({ name, ...one }))
  await createSchema(client, schema, [...before, ...migrations])
  return ['the schema']
}

async function upgrade(
  client: ClientBase,
  applied: readonly AppliedRow[],
  { schema, migrations }: Version,
): Promise<string[]> {
  const baseline = readBaseline()
  const missing = findMissing(applied, migrations, baseline)
  await adoptBaseline(client, baseline)
  for (const migration of missing) await applyMigration(client, migration)
  const changed = await applyChanged(client, schema)
  return [...missing.map(({ name }) => name), ...changed]
}

/** Makes the tables of what was applied. Where they are there nothing is locked: a dump may be reading it. */
async function keepBooks(client: ClientBase) {
  const { rows } = await client.query(`select where to_regclass('migrations.repeated') is not null`)
  if (rows.length > 0) return
  await retryWhileLocked(client, 'The table of applied migrations', () =>
    inTransaction(client, async () => void (await client.query(bookkeeping))),
  )
}

async function authorize(client: ClientBase) {
  await retryWhileLocked(client, 'The policy of the owner', () =>
    inTransaction(client, () => authorizeOwner(client)),
  )
}

/** The migrations that this database has not had. @throws Error where it cannot be upgraded to this version */
function findMissing(
  rows: readonly AppliedRow[],
  migrations: readonly Migration[],
  baseline: Baseline,
): Migration[] {
  const applied = new Set(rows.map(({ name }) => name))
  if (Object.keys(baseline.migrations).some((name) => !applied.has(name))) {
    throw new Error(
      `The database is of a version before ${baseline.version}: its last migration is ${rows.at(-1)!.name}. Start ${baseline.version} on it once, then this version.`,
    )
  }
  const known = new Map([
    ...Object.entries(baseline.migrations).map(([name, one]) => [name, one.checksum] as const),
    ...migrations.map(({ name, checksum }) => [name, checksum] as const),
  ])
  const newer = rows.filter(({ name }) => !known.has(name))
  const breaking = newer.find(({ is_additive }) => !is_additive)
  if (breaking) {
    throw new Error(
      `The database is newer than this server: ${breaking.name} was applied to it, and this server does not have that migration. Start the version that applied it, or a later one.`,
    )
  }
  if (newer.length > 0) {
    log.warn(
      { migrations: newer.map(({ name }) => name) },
      'the database is newer than this server; its new migrations are additive, so the server starts',
    )
  }
  const changed = rows.find(({ name, checksum }) => known.has(name) && known.get(name) !== checksum)
  if (changed) {
    throw new Error(
      `Migration ${changed.name} was changed after it was applied. Write a new file instead.`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}
