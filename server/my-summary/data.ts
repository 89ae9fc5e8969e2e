import { allergyMatch } from '#domain/medications/names/allergies.ts'
import { sql } from 'kysely'
import { summaryDays } from '#domain/my-summary/days.ts'
import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import { bmiFor } from '#domain/weights/bmi.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readProfile } from '../accounts/profile/data.ts'
import { providerCards } from '../appointments/slots/data.ts'
import { readNewestIntakeForm } from '../intake/data.ts'
import { listTaken } from '../medications/data.ts'
import { openBloodPressureReport, openGlucoseReport } from '../readings/report/data.ts'
import { listWeightsWithin } from '../weights/data.ts'

/** What a person shows at a clinic, of their own rows alone. */
export async function readSummary(tx: Transaction, user_id: string, now: Date) {
  const { day: today } = lusakaClock(now)
  const period = { from: dayAfter(today, 1 - summaryDays), to: today }
  const [profile, form, pressures, levels, weights, medicines, last_visit] = await Promise.all([
    readProfile(tx, user_id),
    readNewestIntakeForm(tx, user_id),
    openBloodPressureReport(tx, user_id, period),
    openGlucoseReport(tx, user_id, period),
    listWeightsWithin(tx, user_id, {
      from: instantAt(dayAfter(today, -halfYear)),
      to: instantAt(dayAfter(today, 1)),
      limit: maxWeights,
    }),
    listTaken(tx, user_id, today),
    findLastVisit(tx, user_id, now),
  ])
  const known = profile?.known_allergies_conditions ?? ''
  // A form goes into the profile; one of before may say more.
  const isKnown = known.toLowerCase().includes((form?.allergies ?? '').toLowerCase())
  const written = [known, isKnown ? '' : (form?.allergies ?? '')]
  const allergies = [...new Set(written.filter(Boolean))]
  const [pressure] = pressures.readings
  const [level] = levels.readings
  const { pregnancy, pregnancy_at } = pressures.care
  const { count, average, lowest, highest, in_range, low, target, days } = pressures.report
  return {
    made_at: now,
    full_name: profile?.full_name ?? '',
    date_of_birth: profile?.date_of_birth ?? null,
    pregnancy:
      pregnancy_at && (pregnancy === 'pregnant' || pregnancy === 'postpartum')
        ? { status: pregnancy, at: pregnancy_at }
        : null,
    dangers: [
      ...pressures.report.dangers,
      // Both reports have the signs of danger.
      ...levels.report.dangers.filter(({ kind }) => kind !== 'symptom'),
    ].toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    blood_pressure: {
      count,
      average,
      lowest: valuesOf(lowest),
      highest: valuesOf(highest),
      in_range,
      low,
      target,
      days,
      newest: valuesOf(pressure),
    },
    glucose: {
      unit: levels.report.unit,
      count: levels.report.count,
      average: levels.report.average,
      lowest: levels.report.lowest,
      highest: levels.report.highest,
      in_range: levels.report.in_range,
      shaded: levels.report.shaded,
      off_scale: levels.report.off_scale,
      days: levels.report.days,
      newest: level
        ? {
            entered_value: level.entered_value,
            entered_unit: level.entered_unit,
            meter_shows: level.meter_shows,
            created_at: level.created_at,
          }
        : null,
    },
    weight: weightOf(weights, pressures.care),
    medicines: medicines.map((medicine) => ({
      ...medicine,
      is_allergy: allergyMatch(medicine.name, allergies.join('. ')) !== undefined,
    })),
    allergies,
    last_visit,
    emergency_contact:
      profile?.emergency_contact ??
      (form ? { name: form.emergencyContact, phone: form.emergencyPhone } : null),
  }
}

/** Half a year, in days: as far as a loss of weight is looked at (domain/weights/course.ts). */
const halfYear = 183
/** One a day. */
const maxWeights = 200

/** The newest weight of half a year, with its BMI where that is shown, and the course until then. */
function weightOf(
  weights: Awaited<ReturnType<typeof listWeightsWithin>>,
  care: Parameters<typeof bmiFor>[1],
) {
  const [newest] = weights
  if (!newest) return null
  const { weight_kg, waist_cm, height_cm, created_at } = newest
  return {
    newest: { weight_kg, waist_cm, height_cm, created_at },
    bmi: bmiFor(newest, care) ?? null,
    course: weights.map((one) => ({ weight_kg: one.weight_kg, created_at: one.created_at })),
  }
}

/** What is shown of a reading: its values and its time. */
const valuesOf = (
  reading: { systolic: number; diastolic: number; created_at: Date } | null | undefined,
) =>
  reading
    ? {
        systolic: reading.systolic,
        diastolic: reading.diastolic,
        created_at: reading.created_at,
      }
    : null

/**
 * The newest session that was held: completed, or confirmed and over, and none of the two has said that the other did
 * not come. One without an outcome counts as held.
 */
async function findLastVisit(tx: Transaction, patient_id: string, now: Date) {
  const [row] = await tx.run(
    tables
      .selectFrom('appointments')
      .leftJoin(providerCards.as('card'), 'card.id', 'appointments.provider_id')
      .select(['appointments.appointment_time', 'card.full_name'])
      .where('appointments.patient_id', '=', patient_id)
      .where('appointments.status', 'in', ['completed', 'confirmed'])
      .where(
        sql<boolean>`case when outcome is null then absence_reported_at is null and no_answer_at is null else outcome = 'held' end`,
      )
      .where(
        sql<boolean>`appointment_time + duration_minutes * interval '1 minute' <= ${now}::timestamptz`,
      )
      .orderBy('appointments.appointment_time', 'desc')
      .orderBy('appointments.id', 'desc')
      .limit(1),
  )
  return row ? { at: row.appointment_time, provider: row.full_name } : null
}
