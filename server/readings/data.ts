import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { categoryOfBloodPressure } from '#domain/readings/blood-pressure.ts'
import {
  categoryOfGlucose,
  enteredGlucose,
  type GlucoseContext,
  type GlucoseUnit,
  inMilligrams,
  type MeterWord,
} from '#domain/readings/glucose.ts'
import type { NewBloodPressureReading, NewGlucoseReading } from '#domain/readings/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { createOnce } from '#server/platform/create-once.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'

const bloodPressureReadings = tables
  .selectFrom('blood_pressure_readings')
  .select(['id', 'user_id', 'systolic', 'diastolic', 'pulse', 'notes', 'created_at'])

/** The actor's own readings with their categories, newest first. */
export async function listBloodPressureReadings(tx: Transaction, page: Page) {
  const rows = await tx.run(
    bloodPressureReadings
      .where(olderThan('blood_pressure_readings', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
  return rows.map((row) => ({ ...row, category: categoryOfBloodPressure(row) }))
}

/**
 * The time of a reading is when it was taken, also where it was stored offline; when it arrived is
 * in the audit. A retry is a little later, so the first time is used.
 */
function takenAgo(seconds: number | undefined) {
  return seconds === undefined
    ? {}
    : { created_at: sql<string>`now() - make_interval(secs => ${seconds})` }
}

/** Writes the reading of a person once, with its trace in the audit. */
export async function recordBloodPressureReading(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), seconds_ago, ...typed }: NewBloodPressureReading,
) {
  const reading = {
    user_id,
    systolic: typed.systolic,
    diastolic: typed.diastolic,
    pulse: typed.pulse ?? null,
    notes: typed.notes || null,
  }
  const { row, isNew } = await createOnce(
    tx,
    {
      insert: tables
        .insertInto('blood_pressure_readings')
        .values({ id, ...reading, ...takenAgo(seconds_ago) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll(),
      first: bloodPressureReadings.where('id', '=', id),
    },
    reading,
  )
  if (isNew) await auditRecorded(tx, 'blood_pressure_reading', row)
  return { reading: { ...row, category: categoryOfBloodPressure(row) }, isNew }
}

/** The table's checks allow no other words. */
interface GlucoseTexts {
  entered_unit: GlucoseUnit
  context: GlucoseContext | null
  meter_shows: MeterWord | null
}

const glucoseReadings = tables
  .selectFrom('glucose_readings')
  .select(['id', 'user_id', 'glucose_level', 'context', 'notes', 'created_at'])
  .select(['entered_value', 'entered_unit', 'meter_shows'])
  .$narrowType<GlucoseTexts>()

/** The actor's own readings with their categories, newest first. */
export async function listGlucoseReadings(tx: Transaction, page: Page) {
  const rows = await tx.run(
    glucoseReadings
      .where(olderThan('glucose_readings', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
  return rows.map((row) => ({
    ...row,
    category: categoryOfGlucose(row.entered_value, row.entered_unit),
  }))
}

/** Writes the reading of a person once, in mg/dL and as typed, with its trace in the audit. */
export async function recordGlucoseReading(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), seconds_ago, ...typed }: NewGlucoseReading,
) {
  const entered = enteredGlucose(typed)
  const reading = {
    user_id,
    glucose_level: inMilligrams(entered.entered_value, entered.entered_unit),
    ...entered,
    context: typed.context ?? null,
    notes: typed.notes || null,
  }
  const { row, isNew } = await createOnce(
    tx,
    {
      insert: tables
        .insertInto('glucose_readings')
        .values({ id, ...reading, ...takenAgo(seconds_ago) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .$narrowType<GlucoseTexts>(),
      first: glucoseReadings.where('id', '=', id),
    },
    reading,
  )
  if (isNew) await auditRecorded(tx, 'glucose_reading', row)
  return {
    reading: { ...row, category: categoryOfGlucose(row.entered_value, row.entered_unit) },
    isNew,
  }
}

async function auditRecorded(
  tx: Transaction,
  record: 'blood_pressure_reading' | 'glucose_reading',
  { id, user_id }: { id: string; user_id: string },
) {
  await audit(tx, {
    actor_id: user_id,
    subject_id: user_id,
    action: `${record}.record`,
    record_id: id,
  })
}
