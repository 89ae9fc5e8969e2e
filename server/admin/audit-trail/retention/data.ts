import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** Makes the coming months of the trail. @returns the names of the new partitions */
export async function makeMonths(tx: Transaction, ahead: number): Promise<string[]> {
  const query = sql<{
    made: string[]
  }>`select platform.make_audit_months(${ahead}::integer) as made`
  const [row] = await tx.run({ compile: () => query.compile(tables) })
  return row!.made
}

/**
 * Drops the oldest month of the trail where all of it is before a time.
 *
 * @returns its name, and about how many events it had; undefined where no month is that old
 */
export async function dropMonth(tx: Transaction, before: Date) {
  const query = sql<{
    name: string
    events: number
  }>`select name, events from platform.drop_audit_month(${before}::timestamptz)`
  const [dropped] = await tx.run({ compile: () => query.compile(tables) })
  return dropped
}

/** Deletes the oldest events of the first partition, `most` at once. @returns how many */
export async function deleteFirstEvents(tx: Transaction, before: Date, most: number) {
  const query = sql<{
    events: number
  }>`select platform.delete_first_audit_events(${before}::timestamptz, ${most}::integer) as events`
  const [deleted] = await tx.run({ compile: () => query.compile(tables) })
  return deleted!.events
}

/** Puts on record that events of the trail were deleted. @param record_id the partition */
export async function recordRemoval(tx: Transaction, record_id: string): Promise<void> {
  await tx.run(
    tables.insertInto('platform.audit_events').values({ action: 'audit_trail.expire', record_id }),
  )
}
