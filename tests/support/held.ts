import pg from 'pg'
import type { TestDatabase } from './database.ts'

/** Runs a statement in the other transaction. */
export type Run = (text: string, values?: unknown[]) => Promise<unknown>

/**
 * Calls something while another transaction is under way, which then changes more and commits: what the call does
 * after it has waited is what it does in a race. PostgreSQL only.
 *
 * @param before what the other transaction holds, such as a lock
 * @param meanwhile what it changes once the call waits
 * @returns the answer, and whether the call has waited
 */
export async function whileHeld<Answer>(
  database: TestDatabase,
  before: (run: Run) => Promise<unknown>,
  call: () => Promise<Answer>,
  meanwhile: (run: Run) => Promise<unknown> = async () => {},
): Promise<Answer & { waited: boolean }> {
  const client = new pg.Client({ connectionString: database.settings.DATABASE_ADMIN_URL })
  await client.connect()
  const run: Run = (text, values) => client.query(text, values)
  try {
    await run('begin')
    await before(run)
    const answer = call()
    const waited = await isWaiting(database)
    await meanwhile(run)
    await run('commit')
    return { ...(await answer), waited }
  } finally {
    await client.end()
  }
}

/** The lock of a name, as the server takes it. */
export const lockOf =
  (name: string, key = 4) =>
  (run: Run) =>
    run('select pg_advisory_xact_lock(hashtextextended($1::text, $2))', [name, key])

/** Whether a session of this database waits for a lock within two seconds. */
async function isWaiting(database: TestDatabase): Promise<boolean> {
  for (let left = 100; left > 0; left -= 1) {
    const rows = await database.asOwner(
      `select from pg_locks where not granted
         and pid in (select pid from pg_stat_activity where datname = current_database())`,
    )
    if (rows.length > 0) return true
    await new Promise((next) => setTimeout(next, 20))
  }
  return false
}
