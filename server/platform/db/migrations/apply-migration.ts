import type { ClientBase } from 'pg'
import { log } from '../../log.ts'
import { concurrentIndex, type Migration, statementsOf } from './migration-files.ts'

/**
 * How long a migration waits for a lock. In a transaction the limit is short, because every other
 * statement on the table queues up behind it: shorter than the second after which PostgreSQL looks for
 * deadlocks, or it would end the call of a user instead. Outside of one it blocks no one, and waits for
 * long readers.
 */
const waits = { inTransaction: '500ms', outside: '60s' }
/** Milliseconds before each further attempt. */
const pauses = [500, 1000, 2000, 4000, 4000, 4000, 4000]

/** SQLSTATE of a lock that was not available in time, and of a deadlock. */
const lockedOut = ['55P03', '40P01']

/**
 * Applies one migration and records it.
 *
 * @throws Error that names the migration and says why; where it ran in a transaction nothing of it remains
 */
export async function applyMigration(client: ClientBase, migration: Migration): Promise<void> {
  const { name, isWithoutTransaction } = migration
  await retryWhileLocked(client, `Migration ${name}`, () =>
    isWithoutTransaction
      ? applyOutside(client, migration)
      : inTransaction(client, async () => {
          await client.query(migration.text)
          await recordMigration(client, migration)
        }),
  )
}

/**
 * Does work again that could not get a lock in time.
 *
 * @param what subject of the sentence that says what failed
 * @throws Error with one sentence or two
 */
export async function retryWhileLocked(
  client: ClientBase,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { message, code = '' } = error as Error & { code?: string }
      if (!lockedOut.includes(code)) {
        throw new Error(`${what} failed: ${message}`, { cause: error })
      }
      const pause = pauses[attempt]
      if (pause === undefined) throw new Error(await describeWait(client, what), { cause: error })
      log.warn({ what, attempt: attempt + 1 }, 'waiting for a locked table')
      await new Promise((done) => setTimeout(done, pause))
    }
  }
}

/** Runs work in a transaction that waits briefly for locks, and as long as needed for everything else. */
export async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${waits.inTransaction}'`)
    await client.query('set local statement_timeout = 0')
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function applyOutside(client: ClientBase, migration: Migration) {
  const statements = statementsOf(migration)
  // For the session and not for a transaction: there is none.
  await client.query(`set lock_timeout = '${waits.outside}'`)
  await client.query('set statement_timeout = 0')
  try {
    for (const statement of statements) {
      const made = concurrentIndex(statement)
      if (made) await dropInvalidIndex(client, made)
      try {
        await client.query(statement)
      } catch (error) {
        // An invalid index answers no query, yet slows each write down, and a unique one rejects rows.
        if (made) await dropInvalidIndex(client, made).catch(() => {})
        throw error
      }
    }
    await recordMigration(client, migration)
  } finally {
    await client.query('reset lock_timeout; reset statement_timeout').catch(() => {})
  }
}

/** Removes what an interrupted `create index concurrently` has left, which "if not exists" would keep. */
async function dropInvalidIndex(client: ClientBase, made: { index: string; table: string }) {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and i.indrelid = to_regclass($2) and quote_ident(c.relname) = $1`,
    [made.index, made.table],
  )
  for (const { name } of rows) {
    log.warn({ index: name }, 'an unfinished index is dropped, to be built again')
    await client.query(`drop index concurrently if exists ${name}`)
  }
}

async function recordMigration(client: ClientBase, { name, checksum, isAdditive }: Migration) {
  await client.query(
    'insert into migrations.applied (name, checksum, is_additive) values ($1, $2, $3)',
    [name, checksum, isAdditive],
  )
}

/** One line for an operator: which sessions hold locks on tables now. */
async function describeWait(client: ClientBase, what: string): Promise<string> {
  const { rows } = await client.query<{ pids: string | null }>(
    `select string_agg(distinct pid::text, ', ') as pids from pg_locks
     where locktype = 'relation' and granted and pid <> pg_backend_pid() and relation >= 16384
       and database = (select oid from pg_database where datname = current_database())`,
  )
  const holders = rows[0]?.pids ? ` Sessions with locks now: ${rows[0].pids}.` : ''
  return `${what} was not applied: another session kept a table locked through ${pauses.length + 1} attempts.${holders} End that session and start again.`
}
