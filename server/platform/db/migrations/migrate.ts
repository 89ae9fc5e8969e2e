import type { ClientBase } from 'pg'
import { log } from '../../log.ts'
import { applyMigration, inTransaction, retryWhileLocked } from './apply-migration.ts'
import { type Migration, readMigrations } from './migration-files.ts'
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
alter table migrations.applied enable row level security;
alter table migrations.applied force row level security;`

/**
 * Applies the SQL files of `migrations/` that this database has not had, in order of name, while no
 * other process does the same. Each is applied in a transaction of its own, unless it declares
 * `-- no transaction`.
 *
 * @param applicationRole login role of the server, made a member of the roles it may act as
 * @param migrations those of this version
 * @returns names of the files applied now
 * @throws Error in one sentence or two: a migration fails, an applied one was changed, or the
 *   database has one that this server does not have and that is not additive
 */
export async function migrate(
  client: ClientBase,
  applicationRole?: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return withMigrationLock(client, async () => {
    await prepareOwner(client)
    await keepBooks(client)
    await authorize(client)
    const missing = await findMissing(client, migrations)
    for (const migration of missing) await applyMigration(client, migration)
    if (missing.length > 0) await authorize(client)
    if (applicationRole) await letRoleAct(client, applicationRole)
    return missing.map(({ name }) => name)
  })
}

/** Makes the table of applied migrations. Where it is there nothing is locked: a dump may be reading it. */
async function keepBooks(client: ClientBase) {
  const { rows } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('migrations.applied') and attname = 'is_additive'`,
  )
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

/** The migrations that this database has not had. @throws Error where it has had others */
async function findMissing(client: ClientBase, migrations: readonly Migration[]) {
  const { rows } = await client.query<{ name: string; checksum: string; is_additive: boolean }>(
    'select name, checksum, is_additive from migrations.applied order by name',
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
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
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.filter(({ name }) => !applied.has(name))
}
