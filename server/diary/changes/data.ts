import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FormerEntry } from '#domain/diary/entry-changes.ts'
import { undoHours } from '#domain/values/undo.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/column-types.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireSeen } from '#server/platform/require-seen.ts'

/** A table of what people note of themselves, of which a removed row is gone: not the readings. */
export type EntryTable = {
  [Name in keyof Database]: Database[Name] extends { removed_at: unknown }
    ? never
    : Database[Name] extends { id: unknown; user_id: unknown; corrected_at: unknown }
      ? Name
      : never
}[keyof Database]

/** A kind of entry: its table, and its name in the trail. */
export interface EntryKind {
  table: EntryTable
  record: string
}

/** An entry, and whose it is. */
interface Own extends EntryKind {
  user_id: string
  id: string
}

/** The row of an own entry, which no one else changes until the end of the transaction. */
async function lockEntry(tx: Transaction, { table, user_id, id }: Own) {
  const [row] = await tx.run(
    tables
      .selectFrom(table)
      .select('corrected_at')
      .select(sql<FormerEntry>`to_jsonb(${sql.ref(table)}) - '{id,user_id}'::text[]`.as('before'))
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .forUpdate(),
  )
  return row
}

/** What an entry was when it arrived, if it was changed or removed since. */
export const firstVersion = ({ record, user_id, id }: Own) =>
  tables
    .selectFrom('entry_versions')
    .select('before')
    .where('user_id', '=', user_id)
    .where('entry_id', '=', id)
    .where('record', '=', record)
    .orderBy('changed_at')
    .limit(1)

const verbs = { corrected: 'correct', removed: 'remove', restored: 'restore' } as const

/** Keeps what an entry was, and writes down that its person changed it: ids and kinds in the trail, no value. */
async function keepVersion(
  tx: Transaction,
  { user_id, id, record }: Own,
  before: FormerEntry,
  change: keyof typeof verbs,
  change_id: string = randomUUID(),
): Promise<void> {
  await tx.run(
    tables.insertInto('entry_versions').values({
      id: change_id,
      user_id,
      record,
      entry_id: id,
      change,
      before: JSON.stringify(before),
    }),
  )
  await auditOwn(tx, user_id, `${record}.${verbs[change]}`, id)
}

/**
 * Keeps what an entry is, as the system, before it is corrected.
 *
 * @param check what of the entry as it is allows the correction
 * @returns false where this very correction was made before
 * @throws Problem 404 where there is no such entry, 409 where it was changed since it was seen
 */
export async function beginCorrection(
  tx: Transaction,
  own: Own,
  { change_id, corrected_at }: { change_id: string; corrected_at: string | null },
  check?: (before: FormerEntry) => void,
): Promise<boolean> {
  const row = await lockEntry(tx, own)
  requireFound(row)
  const [made] = await tx.run(
    tables
      .selectFrom('entry_versions')
      .select('id')
      .where('id', '=', change_id)
      .where('user_id', '=', own.user_id)
      .where('entry_id', '=', own.id),
  )
  if (made) {
    await waitForStandby(tx)
    return false
  }
  requireSeen(row.corrected_at, corrected_at)
  check?.(row.before)
  await keepVersion(tx, own, row.before, 'corrected', change_id)
  return true
}

/** Removes an entry of a person, as the system; where there is none, nothing happens. */
export async function removeEntry(tx: Transaction, own: Own): Promise<void> {
  const row = await lockEntry(tx, own)
  if (!row) return waitForStandby(tx)
  await keepVersion(tx, own, row.before, 'removed')
  await tx.run(tables.deleteFrom(own.table).where('id', '=', own.id))
}

/**
 * Puts a removed entry back as it was, as the system; of one that is there it changes nothing.
 *
 * @throws Problem 404 where the person has removed no such entry, or too long ago
 */
export async function restoreEntry(tx: Transaction, own: Own): Promise<void> {
  const { table, user_id, id } = own
  if (await lockEntry(tx, own)) return waitForStandby(tx)
  const [removal] = await tx.run(
    tables
      .selectFrom('entry_versions')
      .select(['before', 'changed_at'])
      .where('user_id', '=', user_id)
      .where('entry_id', '=', id)
      .where('record', '=', own.record)
      .where('change', '=', 'removed')
      .orderBy('changed_at', 'desc')
      .limit(1),
  )
  const isKept = removal && now().getTime() - removal.changed_at.getTime() < undoHours * 3600 * 1000
  requireFound(isKept)
  const row = JSON.stringify({ ...removal!.before, id, user_id })
  const back = await tx.run(
    tables
      .insertInto(table)
      .expression(
        sql`select * from jsonb_populate_record(null::${sql.table(`public.${table}`)}, ${row}::jsonb)`,
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  // Another call has put it back at the same moment.
  if (back.length > 0) await keepVersion(tx, own, removal!.before, 'restored')
}

/** What an entry of the actor was before each of its changes, the newest first. */
export const listEntryVersions = (tx: Transaction, entry_id: string) =>
  tx.run(
    tables
      .selectFrom('entry_versions')
      .select(['id', 'change', 'changed_at', 'before'])
      .where('entry_id', '=', entry_id)
      .orderBy('changed_at', 'desc')
      .limit(50),
  )
