import { sql } from 'kysely'
import type {
  BloodPressureCorrection,
  FormerReading,
  GlucoseCorrection,
  ReadingVersion,
} from '#domain/readings/changes.ts'
import { enteredGlucose, inMilligrams } from '#domain/readings/glucose.ts'
import { undoHours } from '#domain/values/undo.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { type ReadingRecord, takenAgo } from '../data.ts'
import { requireOwnEntry, requireSeen } from './change-problems.ts'

/** A reading, and whose it is. */
interface Own {
  user_id: string
  id: string
}

const nowInDatabase = sql<Date>`now()`

/** An own reading, removed or not, which no one else changes until the end of the transaction. */
async function lockPressure(tx: Transaction, { user_id, id }: Own) {
  const [row] = await tx.run(
    tables
      .selectFrom('blood_pressure_readings')
      .select(['systolic', 'diastolic', 'pulse', 'notes', 'created_at'])
      .select(['at_clinic', 'corrected_at', 'removed_at'])
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .forUpdate(),
  )
  return row
}

async function lockGlucose(tx: Transaction, { user_id, id }: Own) {
  const [row] = await tx.run(
    tables
      .selectFrom('glucose_readings')
      .select(['entered_value', 'entered_unit', 'meter_shows', 'context', 'notes', 'created_at'])
      .select(['at_clinic', 'corrected_at', 'removed_at'])
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .forUpdate(),
  )
  return row
}

const lockReading = (tx: Transaction, record: ReadingRecord, own: Own) =>
  record === 'glucose_reading' ? lockGlucose(tx, own) : lockPressure(tx, own)

type Locked = NonNullable<Awaited<ReturnType<typeof lockReading>>>

/** What of a reading can be changed, to be kept. */
function formerOf(row: Locked): FormerReading {
  const { notes } = row
  const created_at = row.created_at.toISOString()
  if ('systolic' in row) {
    const { systolic, diastolic, pulse } = row
    return { systolic, diastolic, pulse, notes, created_at }
  }
  const { entered_value, entered_unit, meter_shows, context } = row
  return { entered_value, entered_unit, meter_shows, context, notes, created_at }
}

/** Keeps what a reading was, and writes down that its person changed it: ids and kinds in the trail, no value. */
async function keepVersion(
  tx: Transaction,
  record: ReadingRecord,
  { user_id, id }: Own,
  row: Locked,
  change: ReadingVersion['change'],
  change_id?: string,
): Promise<void> {
  const verbs = { corrected: 'correct', removed: 'remove', restored: 'restore' } as const
  await tx.run(
    tables.insertInto('reading_versions').values({
      ...(change_id === undefined ? {} : { id: change_id }),
      user_id,
      record,
      reading_id: id,
      change,
      before: JSON.stringify(formerOf(row)),
      changed_by: user_id,
    }),
  )
  await auditOwn(tx, user_id, `${record}.${verbs[change]}`, id)
}

/** Whether the reading can be corrected now; false where this very correction was made before. */
async function begin(
  tx: Transaction,
  record: ReadingRecord,
  own: Own,
  row: Locked | undefined,
  { change_id, corrected_at }: Pick<GlucoseCorrection, 'change_id' | 'corrected_at'>,
): Promise<boolean> {
  requireFound(row && row.removed_at === null)
  requireOwnEntry(row!)
  const [made] = await tx.run(
    tables
      .selectFrom('reading_versions')
      .select('id')
      .where('id', '=', change_id)
      .where('user_id', '=', own.user_id)
      .where('reading_id', '=', own.id),
  )
  if (made) {
    await waitForStandby(tx)
    return false
  }
  requireSeen(row!.corrected_at, corrected_at)
  await keepVersion(tx, record, own, row!, 'corrected', change_id)
  return true
}

/**
 * Corrects a blood pressure that its person logged, as the system; the same correction once more changes nothing.
 *
 * @throws Problem 404 where they have no such reading, 403 where a provider entered it, 409 where it was changed since
 */
export async function correctBloodPressure(
  tx: Transaction,
  own: Own,
  { change_id, corrected_at, seconds_ago, ...typed }: BloodPressureCorrection,
): Promise<void> {
  const row = await lockPressure(tx, own)
  const isNew = await begin(tx, 'blood_pressure_reading', own, row, { change_id, corrected_at })
  if (!isNew) return
  await tx.run(
    tables
      .updateTable('blood_pressure_readings')
      .set({
        systolic: typed.systolic,
        diastolic: typed.diastolic,
        pulse: typed.pulse ?? null,
        notes: typed.notes || null,
        ...takenAgo(seconds_ago),
        corrected_at: nowInDatabase,
      })
      .where('id', '=', own.id),
  )
}

/**
 * Corrects a glucose that its person logged, as the system; the same correction once more changes nothing.
 *
 * @throws Problem 404 where they have no such reading, 403 where a provider entered it, 409 where it was changed since
 */
export async function correctGlucose(
  tx: Transaction,
  own: Own,
  { change_id, corrected_at, seconds_ago, ...typed }: GlucoseCorrection,
): Promise<void> {
  const row = await lockGlucose(tx, own)
  const isNew = await begin(tx, 'glucose_reading', own, row, { change_id, corrected_at })
  if (!isNew) return
  const entered = enteredGlucose(typed)
  await tx.run(
    tables
      .updateTable('glucose_readings')
      .set({
        ...entered,
        glucose_level: inMilligrams(entered.entered_value, entered.entered_unit),
        context: typed.context ?? null,
        notes: typed.notes || null,
        ...takenAgo(seconds_ago),
        corrected_at: nowInDatabase,
      })
      .where('id', '=', own.id),
  )
}

const setRemoved = (record: ReadingRecord, id: string, removed_at: typeof nowInDatabase | null) =>
  tables.updateTable(`${record}s`).set({ removed_at }).where('id', '=', id)

/**
 * Removes a reading of a person, as the system: also one that a provider entered. The row stays, for undo and the trail.
 *
 * @throws Problem 404 where they have no such reading
 */
export async function removeReading(
  tx: Transaction,
  record: ReadingRecord,
  own: Own,
): Promise<void> {
  const row = await lockReading(tx, record, own)
  requireFound(row)
  if (row.removed_at) return waitForStandby(tx)
  await keepVersion(tx, record, own, row, 'removed')
  await tx.run(setRemoved(record, own.id, nowInDatabase))
}

/**
 * Takes back a removal, as the system; of a reading that is there it changes nothing.
 *
 * @throws Problem 404 where they have no such reading, or removed it too long ago
 */
export async function restoreReading(
  tx: Transaction,
  record: ReadingRecord,
  own: Own,
): Promise<void> {
  const row = await lockReading(tx, record, own)
  requireFound(row)
  if (!row.removed_at) return waitForStandby(tx)
  requireFound(isWithinUndo(row))
  await keepVersion(tx, record, own, row, 'restored')
  await tx.run(setRemoved(record, own.id, null))
}

const isWithinUndo = ({ removed_at }: { removed_at: Date | null }) =>
  now().getTime() - removed_at!.getTime() < undoHours * 60 * 60 * 1000

/** What a reading of the actor was before each of its changes, the newest first. */
export async function listVersions(tx: Transaction, reading_id: string) {
  return tx.run(
    tables
      .selectFrom('reading_versions')
      .select(['id', 'change', 'changed_at', 'before'])
      .where('reading_id', '=', reading_id)
      .orderBy('changed_at', 'desc')
      .limit(50),
  )
}
