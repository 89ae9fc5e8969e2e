import { sql } from 'kysely'
import type {
  BloodPressureCorrection,
  FormerReading,
  GlucoseCorrection,
  ReadingVersion,
} from '#domain/readings/changes.ts'
import { enteredGlucose, inMilligrams } from '#domain/readings/glucose.ts'
import { undoHours } from '#domain/values/undo.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireSeen } from '#server/platform/require-seen.ts'
import type { ReadingRecord } from '../data.ts'
import { takenAgo } from '../taken/data.ts'
import { type ClinicChange, requireClinicEntry, requireEntry } from './change-problems.ts'

/** A reading, whose it is, and the provider who changes it; without one its person does. */
interface Own {
  user_id: string
  id: string
  clinic?: ClinicChange
}

const changerOf = ({ user_id, clinic }: Own) => clinic?.provider_id ?? user_id

const nowInDatabase = sql<Date>`now()`

/** An own reading, removed or not, which no one else changes until the end of the transaction. */
async function lockPressure(tx: Transaction, { user_id, id }: Own) {
  const [row] = await tx.run(
    tables
      .selectFrom('blood_pressure_readings')
      .select(['systolic', 'diastolic', 'pulse', 'notes', 'created_at'])
      .select(['at_clinic', 'recorded_by', 'corrected_at', 'removed_at'])
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
      .select(['at_clinic', 'recorded_by', 'corrected_at', 'removed_at'])
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

/** Keeps what a reading was, and writes down who changed it: ids and kinds in the trail, no value. */
async function keepVersion(
  tx: Transaction,
  record: ReadingRecord,
  own: Own,
  row: Locked,
  change: ReadingVersion['change'],
  change_id?: string,
): Promise<void> {
  const { user_id, id, clinic } = own
  const verbs = { corrected: 'correct', removed: 'remove', restored: 'restore' } as const
  await tx.run(
    tables.insertInto('reading_versions').values({
      ...(change_id === undefined ? {} : { id: change_id }),
      user_id,
      record,
      reading_id: id,
      change,
      before: JSON.stringify(formerOf(row)),
      changed_by: changerOf(own),
      reason: clinic?.reason ?? null,
    }),
  )
  await audit(tx, {
    actor_id: changerOf(own),
    subject_id: user_id,
    action: `${record}.${verbs[change]}`,
    record_id: id,
  })
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
  requireEntry(row!, own.clinic)
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
 * Corrects a blood pressure, as the system: for its person what they logged, for a provider what was entered at a clinic.
 * The same correction once more changes nothing.
 *
 * @throws Problem 404 where there is no such reading, 409 where it was changed since, else as requireEntry
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
        notes: notesAfter(row!, typed, own),
        ...takenAgo(seconds_ago),
        corrected_at: nowInDatabase,
      })
      .where('id', '=', own.id),
  )
}

/**
 * Corrects a glucose, as the system: for its person what they logged, for a provider what was entered at a clinic. The
 * same correction once more changes nothing.
 *
 * @throws Problem 404 where there is no such reading, 409 where it was changed since, else as requireEntry
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
        notes: notesAfter(row!, typed, own),
        ...takenAgo(seconds_ago),
        corrected_at: nowInDatabase,
      })
      .where('id', '=', own.id),
  )
}

/** A provider corrects the values alone. */
const notesAfter = (
  row: Pick<Locked, 'notes'>,
  typed: { notes?: string | null | undefined },
  { clinic }: Own,
) => (clinic ? row.notes : typed.notes || null)

const setRemoved = (record: ReadingRecord, id: string, removed_at: typeof nowInDatabase | null) =>
  tables.updateTable(`${record}s`).set({ removed_at }).where('id', '=', id)

/**
 * Removes a reading of a person, as the system: for them also one that a provider entered. The row stays, for undo and
 * the trail.
 *
 * @throws Problem 404 where they have no such reading, else as requireClinicEntry
 */
export async function removeReading(
  tx: Transaction,
  record: ReadingRecord,
  own: Own,
): Promise<void> {
  const row = await lockReading(tx, record, own)
  requireFound(row)
  if (own.clinic) requireClinicEntry(row, own.clinic)
  if (row.removed_at) return waitForStandby(tx)
  await keepVersion(tx, record, own, row, 'removed')
  await tx.run(setRemoved(record, own.id, nowInDatabase))
}

/**
 * Takes back a removal, as the system, for who removed it; of a reading that is there it changes nothing.
 *
 * @throws Problem 404 where there is no such reading, or it was removed too long ago or by another person
 */
export async function restoreReading(
  tx: Transaction,
  record: ReadingRecord,
  own: Own,
): Promise<void> {
  const row = await lockReading(tx, record, own)
  requireFound(row)
  if (!row.removed_at) return waitForStandby(tx)
  requireFound(isWithinUndo(row) && (await findRemover(tx, own)) === changerOf(own))
  await keepVersion(tx, record, own, row, 'restored')
  await tx.run(setRemoved(record, own.id, null))
}

/** Who removed a reading last. */
async function findRemover(tx: Transaction, { user_id, id }: Own) {
  const [removal] = await tx.run(
    tables
      .selectFrom('reading_versions')
      .select('changed_by')
      .where('user_id', '=', user_id)
      .where('reading_id', '=', id)
      .where('change', '=', 'removed')
      .orderBy('changed_at', 'desc')
      .limit(1),
  )
  return removal?.changed_by
}

const isWithinUndo = ({ removed_at }: { removed_at: Date | null }) =>
  now().getTime() - removed_at!.getTime() < undoHours * 60 * 60 * 1000

/** What a reading of the actor was before each of its changes, the newest first. */
export async function listVersions(tx: Transaction, reading_id: string) {
  const versions = await tx.run(
    tables
      .selectFrom('reading_versions')
      .select(['id', 'user_id', 'change', 'changed_at', 'before', 'changed_by', 'reason'])
      .select(sql<string | null>`practice.name_of_recorder(changed_by)`.as('changed_by_name'))
      .where('reading_id', '=', reading_id)
      .orderBy('changed_at', 'desc')
      .limit(50),
  )
  return versions.map(({ user_id, changed_by, changed_by_name: name, reason, ...version }) => ({
    ...version,
    ...(changed_by === user_id ? {} : { by_clinic: { name, reason } }),
  }))
}
