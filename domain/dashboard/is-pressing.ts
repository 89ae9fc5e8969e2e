import { isRecent } from '../readings/advice/recent.ts'
import { reaches } from '../readings/blood-pressure.ts'
import type { Care } from '../readings/care.ts'
import { glucoseThresholds } from '../readings/glucose.ts'
import type { NewestReadings } from './pressing.ts'

/** Beyond these a blood pressure or a pulse is urgent. */
const dangerouslyLowSystolic = 80
const pressureFrom = { systolic: 180, diastolic: 110 }
const pressureInPregnancyFrom = { systolic: 140, diastolic: 90 }
const pulse = { min: 40, max: 130 }

/**
 * Whether `pressingOf` finds something, without the texts of all advice: these come later than the page.
 * A test compares the two.
 *
 * @param now milliseconds
 */
export function isPressing(
  { bloodPressure, glucose }: NewestReadings,
  now: number,
  { pregnancy }: Pick<Care, 'pregnancy'>,
): boolean {
  const isPregnant = pregnancy === 'pregnant' || pregnancy === 'postpartum'
  const isPressure =
    bloodPressure !== undefined &&
    isRecent(bloodPressure, now) &&
    (bloodPressure.systolic < dangerouslyLowSystolic ||
      reaches(bloodPressure, isPregnant ? pressureInPregnancyFrom : pressureFrom) ||
      (bloodPressure.pulse ?? pulse.min) < pulse.min ||
      (bloodPressure.pulse ?? pulse.max) > pulse.max)
  if (isPressure || !glucose || !isRecent(glucose, now)) return isPressure
  const { low, high } = glucoseThresholds[glucose.entered_unit]
  const { entered_value: value, meter_shows } = glucose
  return meter_shows !== null || value < low || value > high
}
