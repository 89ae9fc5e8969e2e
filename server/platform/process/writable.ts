import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { asHealthCheck, tables } from '../db.ts'
import { opened } from '../db/connection.ts'

/** Milliseconds for which a success, and a failure, answers further questions. */
const validFor = { success: 5000, failure: 1000 }

/** Bytes that the embedded database has to have left: a segment of its log. */
const minFree = 16 * 1024 * 1024

interface Check {
  outcome: Promise<void>
  /** On the clock of `performance.now()`. */
  validUntil: number
}

/** The latest check of each database that was opened. */
const checks = new WeakMap<object, Check>()

/**
 * Checks by a write that the database takes writes, on a connection of its own. Questions that come
 * together share one check.
 *
 * @returns which engine serves
 * @throws what a write would throw now
 */
export async function checkWritable(): Promise<'embedded' | 'postgres'> {
  const connection = opened()
  let check = checks.get(connection)
  if (!check || performance.now() > check.validUntil) {
    check = start(connection)
    checks.set(connection, check)
  }
  await check.outcome
  return connection.engine
}

function start(connection: ReturnType<typeof opened>): Check {
  const check: Check = { outcome: write(connection), validUntil: Number.POSITIVE_INFINITY }
  const expireIn = (milliseconds: number) => {
    check.validUntil = performance.now() + milliseconds
  }
  check.outcome.then(
    () => expireIn(validFor.success),
    () => expireIn(validFor.failure),
  )
  return check
}

async function write({ engine, folder }: ReturnType<typeof opened>): Promise<void> {
  if (folder) {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < minFree)
      throw Object.assign(new Error('The disk of DATA_DIR is full.'), { code: 'ENOSPC' })
  }
  const text = sql`select platform.check_writable(${engine === 'postgres'}::boolean)`
  await asHealthCheck((tx) => tx.run({ compile: () => text.compile(tables) }))
}
