import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { categoryOfBloodPressure } from '#domain/readings/blood-pressure.ts'
import { categoryOfGlucose, enteredGlucose, inMilligrams } from '#domain/readings/glucose.ts'
import type { NewBloodPressureReading, NewGlucoseReading } from '#domain/readings/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { answeredIn, newestAnswer } from './answers/data.ts'
import { takenAgo } from './taken/data.ts'

/** The name of the provider who entered a reading at a clinic, for its patient. */
export const enteredBy = sql<
  string | null
>`case when recorded_by is not null then practice.name_of_recorder(recorded_by) end`

export type ReadingRecord = 'blood_pressure_reading' | 'glucose_reading'

interface Origin {
  at_clinic: boolean
  recorded_by: string | null
}

/** The name of the provider who corrected it last, of a reading of a clinic: no one else corrects these. */
const correctedBy = (record: ReadingRecord) =>
  sql<string | null>`case when at_clinic and corrected_at is not null then (
    select practice.name_of_recorder(v.changed_by) from public.reading_versions v
    where v.user_id = ${sql.ref(`${record}s.user_id`)} and v.reading_id = ${sql.ref(`${record}s.id`)}
      and v.change = 'corrected' order by v.changed_at desc limit 1) end`

interface Changed {
  at_clinic: boolean
  entered_by: string | null
  corrected_at: Date | null
  corrected_by: string | null
}

/** What few readings have, in an answer: who entered it at a clinic, and when it was changed and by whom. */
function originOf({ at_clinic, entered_by, corrected_at, corrected_by }: Changed) {
  return {
    ...(at_clinic ? { at_clinic, entered_by } : {}),
    ...(corrected_at ? { corrected_at } : {}),
    ...(at_clinic && corrected_at ? { corrected_by } : {}),
  }
}

const pressureColumns = [
  'id',
  'user_id',
  'systolic',
  'diastolic',
  'pulse',
  'notes',
  'created_at',
  'at_clinic',
] as const
const bloodPressureReadings = tables.selectFrom('blood_pressure_readings').select(pressureColumns)
const ownBloodPressures = bloodPressureReadings
  .select('corrected_at')
  .select([enteredBy.as('entered_by'), correctedBy('blood_pressure_reading').as('corrected_by')])
  .select(newestAnswer('blood_pressure_reading').as('answered'))

/** The actor's own readings with their categories, newest first. */
export async function listBloodPressureReadings(tx: Transaction, page: Page) {
  const rows = await tx.run(
    ownBloodPressures
      .where(olderThan('blood_pressure_readings', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
  return rows.map(withPressureCategory)
}

/** @throws Problem 404 where the actor has no such reading */
export async function readBloodPressureReading(tx: Transaction, id: string) {
  const [row] = await tx.run(ownBloodPressures.where('id', '=', id))
  requireFound(row)
  return withPressureCategory(row)
}

type OwnRow<Query extends { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<Query['execute']>
>[number]

function withPressureCategory({
  at_clinic,
  entered_by,
  corrected_at,
  corrected_by,
  answered,
  ...row
}: OwnRow<typeof ownBloodPressures>) {
  return {
    ...row,
    category: categoryOfBloodPressure(row),
    ...originOf({ at_clinic, entered_by, corrected_at, corrected_by }),
    ...answeredIn(answered, row),
  }
}

/**
 * Writes the reading of a person once, with its trace in the audit.
 *
 * @param recorded_by the provider who took it at a clinic; undefined where the person logs it
 */
export async function recordBloodPressureReading(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), seconds_ago, ...typed }: NewBloodPressureReading,
  recorded_by?: string,
) {
  const reading = {
    user_id,
    systolic: typed.systolic,
    diastolic: typed.diastolic,
    pulse: typed.pulse ?? null,
    notes: typed.notes || null,
    ...originOfNew(recorded_by),
  }
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('blood_pressure_readings')
        .values({ id, ...reading, ...takenAgo(seconds_ago) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning([...pressureColumns, 'recorded_by']),
      existing: bloodPressureReadings.select('recorded_by').where('id', '=', id),
      first: firstVersion('blood_pressure_reading', user_id, id),
    },
    reading,
  )
  if (isNew) await auditRecorded(tx, 'blood_pressure_reading', row)
  return {
    reading: { ...withoutOrigin(row), id, category: categoryOfBloodPressure(row) },
    isNew,
  }
}

const glucoseColumns = [
  'id',
  'user_id',
  'glucose_level',
  'context',
  'notes',
  'created_at',
  'entered_value',
  'entered_unit',
  'meter_shows',
  'at_clinic',
] as const
const glucoseReadings = tables.selectFrom('glucose_readings').select(glucoseColumns)
const ownGlucoses = glucoseReadings
  .select('corrected_at')
  .select([enteredBy.as('entered_by'), correctedBy('glucose_reading').as('corrected_by')])
  .select(newestAnswer('glucose_reading').as('answered'))

/** The actor's own readings with their categories, newest first. */
export async function listGlucoseReadings(tx: Transaction, page: Page) {
  const rows = await tx.run(
    ownGlucoses
      .where(olderThan('glucose_readings', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
  return rows.map(withGlucoseCategory)
}

/** @throws Problem 404 where the actor has no such reading */
export async function readGlucoseReading(tx: Transaction, id: string) {
  const [row] = await tx.run(ownGlucoses.where('id', '=', id))
  requireFound(row)
  return withGlucoseCategory(row)
}

function withGlucoseCategory({
  at_clinic,
  entered_by,
  corrected_at,
  corrected_by,
  answered,
  ...row
}: OwnRow<typeof ownGlucoses>) {
  return {
    ...row,
    category: categoryOfGlucose(row.entered_value, row.entered_unit),
    ...originOf({ at_clinic, entered_by, corrected_at, corrected_by }),
    ...answeredIn(answered, row),
  }
}

/**
 * Writes the reading of a person once, in mg/dL and as typed, with its trace in the audit.
 *
 * @param recorded_by the provider who took it at a clinic; undefined where the person logs it
 */
export async function recordGlucoseReading(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), seconds_ago, ...typed }: NewGlucoseReading,
  recorded_by?: string,
) {
  const entered = enteredGlucose(typed)
  const reading = {
    user_id,
    glucose_level: inMilligrams(entered.entered_value, entered.entered_unit),
    ...entered,
    context: typed.context ?? null,
    notes: typed.notes || null,
    ...originOfNew(recorded_by),
  }
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('glucose_readings')
        .values({ id, ...reading, ...takenAgo(seconds_ago) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning([...glucoseColumns, 'recorded_by']),
      existing: glucoseReadings.select('recorded_by').where('id', '=', id),
      first: firstVersion('glucose_reading', user_id, id),
    },
    reading,
  )
  if (isNew) await auditRecorded(tx, 'glucose_reading', row)
  return {
    reading: {
      ...withoutOrigin(row),
      id,
      category: categoryOfGlucose(row.entered_value, row.entered_unit),
    },
    isNew,
  }
}

/** What a reading was when it arrived, if it was changed or removed since. */
const firstVersion = (record: ReadingRecord, user_id: string, id: string) =>
  tables
    .selectFrom('reading_versions')
    .select('before')
    .where('user_id', '=', user_id)
    .where('reading_id', '=', id)
    .where('record', '=', record)
    .orderBy('changed_at')
    .limit(1)

/** The columns that say who entered a new reading. */
const originOfNew = (recorded_by: string | undefined): Origin => ({
  at_clinic: recorded_by !== undefined,
  recorded_by: recorded_by ?? null,
})

/** A new reading as it is answered, without the name of its provider, who is the caller. */
function withoutOrigin<Row extends Origin>({ at_clinic, recorded_by, ...row }: Row) {
  return { ...row, ...(at_clinic && recorded_by !== null ? { at_clinic } : {}) }
}

async function auditRecorded(
  tx: Transaction,
  record: ReadingRecord,
  { id, user_id, recorded_by }: Origin & { id: string; user_id: string },
) {
  await audit(tx, {
    actor_id: recorded_by ?? user_id,
    subject_id: user_id,
    action: `${record}.record`,
    record_id: id,
  })
}
