import { isLikely, measures } from './measures.ts'

/** Millimetres of mercury. */
export interface BloodPressure {
  systolic: number
  diastolic: number
}

/**
 * Lowest values of each category, most severe first; one of the two is enough. Readings are whole
 * numbers, so "above 180" is "from 181". After ACC/AHA 2017: docs/specification.md, "Blood pressure
 * categories".
 */
export const bloodPressureCategories = [
  { label: 'Hypertensive Crisis', systolic: 181, diastolic: 121 },
  { label: 'Stage 2 Hypertension', systolic: 140, diastolic: 90 },
  { label: 'Stage 1 Hypertension', systolic: 130, diastolic: 80 },
  { label: 'Elevated', systolic: 120, diastolic: Infinity },
  { label: 'Normal', systolic: -Infinity, diastolic: -Infinity },
] as const satisfies readonly (BloodPressure & { label: string })[]

export type BloodPressureCategory = (typeof bloodPressureCategories)[number]['label']

/** The category shown beside a reading. One reading is not a diagnosis. */
export function categoryOfBloodPressure(reading: BloodPressure): BloodPressureCategory {
  return bloodPressureCategories.find((from) => reaches(reading, from))!.label
}

/** True where one of the two values is enough. */
export function reaches(reading: BloodPressure, from: BloodPressure): boolean {
  return reading.systolic >= from.systolic || reading.diastolic >= from.diastolic
}

/** Why a reading should be looked at again before it is saved; empty where nothing is odd. */
export function bloodPressureWarnings(
  reading: BloodPressure & { pulse?: number | null | undefined },
): string[] {
  return (['systolic', 'diastolic', 'pulse'] as const).flatMap((key) => {
    const value = reading[key]
    const { name, unit } = measures[key]
    if (value === null || value === undefined || isLikely(value, measures[key])) return []
    return [`${name} of ${value} ${unit} is unusual.`]
  })
}

/**
 * Below this a reading is low, whatever the other value: NEWS2, rapid-response criteria
 * (docs/for-the-clinician.md, "Blood pressure").
 */
export const lowFrom = { systolic: 90, diastolic: 60 } as const

/** Below this a reading is an emergency (docs/for-the-clinician.md, "Blood pressure"). */
export const veryLowSystolic = 80

/**
 * Systolic below 90 with a pulse above 120 or below 40: five points or more in NEWS2, an urgent response
 * (docs/for-the-clinician.md, "Blood pressure").
 */
const shockPulse = { min: 40, max: 120 } as const

/** A low pressure with a pulse that is too fast or too slow for it, in beats a minute: it may be shock. */
export function mayBeShock({
  systolic,
  pulse,
}: BloodPressure & { pulse?: number | null | undefined }): boolean {
  if (systolic >= lowFrom.systolic || pulse === null || pulse === undefined) return false
  return pulse < shockPulse.min || pulse > shockPulse.max
}

/** Below this the lower value is low also beside an upper one of 120 to 139 (ours). */
const lowDiastolic = 50

/** Low by the upper value, or by the lower one where nothing is high, or where it is very low. */
export function isLowBloodPressure(reading: BloodPressure): boolean {
  if (reading.systolic < lowFrom.systolic) return true
  if (hasLowDiastolic(reading)) return true
  return reading.diastolic < lowFrom.diastolic && categoryOfBloodPressure(reading) === 'Normal'
}

/** 125/45: the lower value is very low beside an upper one that is neither low nor treated. */
export const hasLowDiastolic = ({ systolic, diastolic }: BloodPressure): boolean =>
  diastolic < lowDiastolic && systolic >= 120 && systolic < usualTarget.systolic

/**
 * 90/75: a difference below 20 mmHg, which is more often an error than true (ours; WHO 2009 on dengue calls
 * 20 or less narrow).
 */
export const areValuesClose = ({ systolic, diastolic }: BloodPressure): boolean =>
  systolic - diastolic < 20

/**
 * The category as people read it. The specification has no category below Normal, in which a low reading
 * therefore is; its word is "Low", or "Very low" where it is an emergency (H14).
 */
export function wordForBloodPressure(reading: BloodPressure): string {
  if (!isLowBloodPressure(reading)) return categoryOfBloodPressure(reading)
  return reading.systolic < veryLowSystolic ? 'Very low' : 'Low'
}

/** Which of the two values put a reading into its category, or make it low; both where both do. */
export function decidingValues(reading: BloodPressure): readonly (keyof BloodPressure)[] {
  const category = categoryOfBloodPressure(reading)
  const isLow = isLowBloodPressure(reading)
  return (['systolic', 'diastolic'] as const).filter((key) => {
    if (reading[key] < lowFrom[key]) return isLow
    if (isLow && (category === 'Normal' || hasLowDiastolic(reading))) return false
    return bloodPressureCategories.find((from) => reading[key] >= from[key])?.label === category
  })
}

/**
 * Where clinics of the country treat, beside a category that they do not share: Zambian NCD guideline
 * and WHO 2021 (NBK573634): from 140/90, from 130 with heart disease, diabetes or kidney disease, without
 * delay from 160/100.
 */
export const usualTarget: BloodPressure = { systolic: 140, diastolic: 90 }
export const withoutDelay: BloodPressure = { systolic: 160, diastolic: 100 }

/**
 * Undefined beside a category that needs no such note, and beside advice for now or today, which it would
 * calm.
 */
export function treatmentNote(
  reading: BloodPressure,
  { isUrgent }: { isUrgent: boolean },
): string | undefined {
  if (isUrgent) return undefined
  if (!categoryOfBloodPressure(reading).startsWith('Stage')) return undefined
  return reaches(reading, withoutDelay)
    ? 'Clinics in Zambia usually treat from 140/90, and start without delay from 160/100.'
    : 'Clinics in Zambia usually treat from 140/90, with diabetes, heart or kidney disease from 130. A single reading does not decide it.'
}
