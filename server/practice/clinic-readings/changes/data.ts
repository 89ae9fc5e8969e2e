import { sql } from 'kysely'
import { categoryOfBloodPressure } from '#domain/readings/blood-pressure.ts'
import { categoryOfGlucose } from '#domain/readings/glucose.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { consentInForce } from '../../../accounts/consents/data.ts'
import type { ClinicChange } from '../../../readings/changes/change-problems.ts'
import { requirePermission } from '../data.ts'

/** So many of each kind are listed, the newest first. */
const max = 20

/**
 * What a provider may change of the readings that were entered for a patient, as the system: their own, and those of
 * other providers where the patient shares readings with them.
 *
 * @throws Problem 404 where the provider does not treat them, 403 `no_consent`
 */
export async function readClinicChange(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
  reason: string | null = null,
): Promise<ClinicChange> {
  await requirePermission(tx, provider_id, patient_id)
  const shared = await consentInForce(tx, patient_id, 'share_readings')
  return { provider_id, sees_others: shared !== undefined, reason: reason || null }
}

/** Whether a provider sees a row that was entered at a clinic. */
const isSeenBy = ({ provider_id, sees_others }: ClinicChange) =>
  sql<boolean>`(${sees_others}::boolean or recorded_by = ${provider_id}::uuid)`

const pressuresOf = (patient_id: string) =>
  tables
    .selectFrom('blood_pressure_readings')
    .leftJoin('user_profiles as provider', 'provider.id', 'recorded_by')
    .select(['blood_pressure_readings.id', 'user_id', 'systolic', 'diastolic', 'pulse'])
    .select(['blood_pressure_readings.created_at', 'recorded_by', 'corrected_at'])
    .select('provider.full_name as entered_by')
    .where('user_id', '=', patient_id)
    .where('at_clinic', '=', true)
    .where('removed_at', 'is', null)

const glucosesOf = (patient_id: string) =>
  tables
    .selectFrom('glucose_readings')
    .leftJoin('user_profiles as provider', 'provider.id', 'recorded_by')
    .select(['glucose_readings.id', 'user_id', 'glucose_level', 'entered_value', 'entered_unit'])
    .select(['meter_shows', 'context', 'glucose_readings.created_at', 'recorded_by'])
    .select(['corrected_at', 'provider.full_name as entered_by'])
    .where('user_id', '=', patient_id)
    .where('at_clinic', '=', true)
    .where('removed_at', 'is', null)

interface Row {
  recorded_by: string | null
  corrected_at: Date | null
}

function asEntered<Stored extends Row>(
  { recorded_by, corrected_at, ...row }: Stored,
  provider_id: string,
) {
  return {
    ...row,
    at_clinic: true as const,
    ...(corrected_at ? { corrected_at } : {}),
    is_own: recorded_by === provider_id,
  }
}

const withPressure = <Stored extends { systolic: number; diastolic: number }>(row: Stored) => ({
  ...row,
  category: categoryOfBloodPressure(row),
})

const withGlucose = <Stored extends { entered_value: number; entered_unit: 'mg/dL' | 'mmol/L' }>(
  row: Stored,
) => ({ ...row, category: categoryOfGlucose(row.entered_value, row.entered_unit) })

/** The newest readings of a patient that a provider may change, as the system. */
export async function listClinicReadings(
  tx: Transaction,
  patient_id: string,
  clinic: ClinicChange,
) {
  const [pressures, levels] = await Promise.all([
    tx.run(
      pressuresOf(patient_id)
        .where(isSeenBy(clinic))
        .orderBy('blood_pressure_readings.created_at', 'desc')
        .limit(max),
    ),
    tx.run(
      glucosesOf(patient_id)
        .where(isSeenBy(clinic))
        .orderBy('glucose_readings.created_at', 'desc')
        .limit(max),
    ),
  ])
  return {
    blood_pressure: pressures.map((row) => withPressure(asEntered(row, clinic.provider_id))),
    glucose: levels.map((row) => withGlucose(asEntered(row, clinic.provider_id))),
  }
}

/**
 * A reading that was entered at a clinic, as the system, after who asks was checked.
 *
 * @throws Problem 404 where it is removed
 */
export async function readClinicPressure(
  tx: Transaction,
  patient_id: string,
  id: string,
  { provider_id }: ClinicChange,
) {
  const [row] = await tx.run(pressuresOf(patient_id).where('blood_pressure_readings.id', '=', id))
  requireFound(row)
  return withPressure(asEntered(row, provider_id))
}

/** As readClinicPressure. */
export async function readClinicGlucose(
  tx: Transaction,
  patient_id: string,
  id: string,
  { provider_id }: ClinicChange,
) {
  const [row] = await tx.run(glucosesOf(patient_id).where('glucose_readings.id', '=', id))
  requireFound(row)
  return withGlucose(asEntered(row, provider_id))
}
