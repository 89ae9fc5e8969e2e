import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { admitOwner, letRoleAct, prepareOwner } from './owner.ts'

const folder = join(import.meta.dirname, '../../../migrations')

/** Any number, the same in every process of every version: holders wait for one another. */
const migrationLock = 7_208_260_214

const bookkeeping = `
create schema if not exists migrations;
create table if not exists migrations.applied (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
alter table migrations.applied enable row level security;
alter table migrations.applied force row level security;`

/**
 * Applies the SQL files of `migrations/` that this database has not had, each in a transaction of
 * its own, in order of name, while no other process does the same.
 *
 * @param applicationRole login role of the server, made a member of the roles it may act as
 * @returns names of the files applied now
 * @throws Error when an applied file was changed since, or is gone
 */
export async function migrate(client: ClientBase, applicationRole?: string): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  try {
    await prepareOwner(client)
    await client.query(bookkeeping)
    await admitOwner(client)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations.applied',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    for (const name of applied.keys()) {
      if (!files.includes(name)) throw new Error(`Migration ${name} was applied here but is gone.`)
    }
    const now: string[] = []
    for (const name of files) {
      const text = readFileSync(join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      if (applied.has(name)) {
        if (applied.get(name) !== checksum) {
          throw new Error(
            `Migration ${name} was changed after it was applied. Write a new file instead.`,
          )
        }
        continue
      }
      await apply(client, name, text, checksum)
      now.push(name)
    }
    if (now.length > 0) await admitOwner(client)
    if (applicationRole) await letRoleAct(client, applicationRole)
    return now
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  }
}

async function apply(client: ClientBase, name: string, text: string, checksum: string) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations.applied (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
