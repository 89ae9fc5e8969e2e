import type { ClientBase } from 'pg'
import { log } from '../../log.ts'
import { haveOwnSessions } from '../own-session.ts'
import { documented } from '../start-checks.ts'

/** Any number, the same in every process of every version. */
const migrationLock = 7_208_260_214

/** Milliseconds between two attempts, and until the log repeats what the process waits for. */
const intervals = { attempt: 100, report: 15_000 }

/**
 * Runs work that one process at a time may do on a database; the others wait. They retry
 * instead of waiting inside a statement: `create index concurrently` waits until every
 * statement that began before it has ended, so it and a waiting `pg_advisory_lock` would deadlock.
 *
 * @throws Error where statements of one client reach different sessions, as through a pooler
 */
export async function withMigrationLock<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  for (let waited = 0; !(await tryLock(client)); waited += intervals.attempt) {
    if (waited > 0 && waited % intervals.report === 0) {
      log.warn({ seconds: waited / 1000 }, 'another server migrates the database: waiting for it')
    }
    await new Promise((done) => setTimeout(done, intervals.attempt))
  }
  try {
    return await work()
  } finally {
    // Where the connection is lost the server has released the lock, and the work's error says why.
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
  }
}

async function tryLock(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_locked: boolean }>(
    'select pg_try_advisory_lock($1) as is_locked',
    [migrationLock],
  )
  return rows[0]!.is_locked
}

/**
 * Makes sure that a second client gets a session of its own while the first is connected. A pooler
 * in transaction mode gives both the same session: each would then hold the migration lock.
 *
 * @throws Error that names the setting to change
 */
export async function assertOwnSession(first: ClientBase, second: ClientBase): Promise<void> {
  if (await haveOwnSessions(first, second)) return
  throw new Error(
    `DATABASE_ADMIN_URL (by default DATABASE_URL) leads to a pooler in transaction mode, where migrations are not safe. Give the address of the database itself ${documented}.`,
  )
}
