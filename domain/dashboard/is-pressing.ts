import { isRecent } from '../readings/advice/recent.ts'
import { type BloodPressure, mayBeShock, reaches } from '../readings/blood-pressure.ts'
import type { Care } from '../readings/care.ts'
import { type EnteredGlucose, glucoseTargets, glucoseThresholds } from '../readings/glucose.ts'
import type { LatelyRead } from './pressing.ts'

/** Beyond these a blood pressure or a pulse is urgent. */
const dangerouslyLowSystolic = 80
const pressureFrom = { systolic: 180, diastolic: 110 }
const pressureInPregnancyFrom = { systolic: 140, diastolic: 90 }
const pulseLimits = { min: 40, max: 130 }

/**
 * Whether `pressingOf` may find something, without the texts of all advice: these come later than the
 * page. It looks at the values alone, neither at answers nor at later values. A test compares the two.
 *
 * @param now milliseconds
 */
export function isPressing(
  { bloodPressure, glucose }: LatelyRead,
  now: number,
  care: Pick<Care, 'pregnancy' | 'is_under_18'>,
): boolean {
  return (
    bloodPressure.some((one) => isRecent(one, now) && isUrgentPressure(one, care)) ||
    glucose.some((one) => isRecent(one, now) && isUrgentGlucose(one, care))
  )
}

function isUrgentPressure(
  reading: BloodPressure & { pulse: number | null },
  { pregnancy }: Pick<Care, 'pregnancy'>,
): boolean {
  const isPregnant = pregnancy === 'pregnant' || pregnancy === 'postpartum'
  const pulse = reading.pulse ?? pulseLimits.min
  return (
    reading.systolic < dangerouslyLowSystolic ||
    reaches(reading, isPregnant ? pressureInPregnancyFrom : pressureFrom) ||
    mayBeShock(reading) ||
    pulse < pulseLimits.min ||
    pulse > pulseLimits.max
  )
}

function isUrgentGlucose(
  { entered_value: value, entered_unit, meter_shows }: EnteredGlucose,
  { is_under_18 }: Pick<Care, 'is_under_18'>,
): boolean {
  const { low, high } = glucoseThresholds[entered_unit]
  const from = is_under_18 ? glucoseTargets[entered_unit].test : Infinity
  return meter_shows !== null || value < low || value > high || value >= from
}
