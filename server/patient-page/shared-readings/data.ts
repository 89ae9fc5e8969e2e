import { sql } from 'kysely'
import { categoryOfBloodPressure } from '#domain/readings/blood-pressure.ts'
import { isUnder18, pregnancyOf } from '#domain/readings/care.ts'
import type { GlucoseContext, GlucoseUnit, MeterWord } from '#domain/readings/glucose.ts'
import { categoryOfGlucose } from '#domain/readings/glucose.ts'
import type { Gender } from '#domain/values/gender.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { type CareRow, targetOf } from '../../readings/care/data.ts'
import { listSharedWeights } from '../../weights/shared/data.ts'

/** So many of each kind: two a day for a month. */
const shown = 60

interface Shared {
  blood_pressure: {
    id: string
    user_id: string
    systolic: number
    diastolic: number
    pulse: number | null
    created_at: Date
    at_clinic: boolean
  }
  glucose: {
    id: string
    user_id: string
    glucose_level: number
    entered_value: number
    entered_unit: GlucoseUnit
    meter_shows: MeterWord | null
    context: GlucoseContext | null
    created_at: Date
    at_clinic: boolean
  }
}

const newest = <Kind extends keyof Shared>(kind: Kind, patient_id: string) =>
  tables
    .selectFrom(
      sql<Shared[Kind]>`${sql.id('practice', `shared_${kind}_readings`)}(${patient_id}::uuid)`.as(
        'reading',
      ),
    )
    .orderBy(sql`reading.created_at`, 'desc')
    .limit(shown)

/** The patient's own notes on a reading are not shared. */
const withoutNotes = <Row extends { at_clinic: boolean }>({ at_clinic, ...row }: Row) => ({
  ...row,
  notes: null,
  ...(at_clinic ? { at_clinic: true as const } : {}),
})

/**
 * The newest readings that a patient shares with the actor, with what explains them; empty lists where the patient does
 * not share. The caller puts the reading on record.
 */
export async function listSharedReadings(
  tx: Transaction,
  patient_id: string,
  person: { gender: Gender | null; date_of_birth: string | null },
) {
  const [pressure, glucose, weights, [row]] = await Promise.all([
    tx.run(
      newest('blood_pressure', patient_id).select([
        'id',
        'user_id',
        'systolic',
        'diastolic',
        'pulse',
        'created_at',
        'at_clinic',
      ]),
    ),
    tx.run(
      newest('glucose', patient_id).select([
        'id',
        'user_id',
        'glucose_level',
        'entered_value',
        'entered_unit',
        'meter_shows',
        'context',
        'created_at',
        'at_clinic',
      ]),
    ),
    listSharedWeights(tx, patient_id, shown),
    tx.run(
      tables
        .selectFrom(sql<CareRow>`practice.shared_care_profile(${patient_id}::uuid)`.as('care'))
        .selectAll(),
    ),
  ])
  const { gender, date_of_birth } = person
  const facts = {
    gender,
    date_of_birth,
    pregnancy: row?.pregnancy ?? null,
    pregnancy_at: row?.pregnancy_at ?? null,
  }
  return {
    blood_pressure: pressure.map((reading) => ({
      ...withoutNotes(reading),
      category: categoryOfBloodPressure(reading),
    })),
    glucose: glucose.map((reading) => ({
      ...withoutNotes(reading),
      category: categoryOfGlucose(reading.entered_value, reading.entered_unit),
    })),
    weights,
    care: {
      pregnancy: pregnancyOf(facts, now()),
      diabetes: row?.diabetes ?? null,
      insulin: row?.insulin ?? null,
      sulfonylurea: row?.sulfonylurea ?? null,
      heart_disease: row?.heart_disease ?? null,
      kidney_disease: row?.kidney_disease ?? null,
      is_under_18: isUnder18(date_of_birth, now()),
      target: targetOf(row),
    },
  }
}
