import type { Advice } from '../readings/advice/advice.ts'
import { adviceOnBloodPressure } from '../readings/advice/blood-pressure-advice.ts'
import { adviceOnGlucose } from '../readings/advice/glucose-advice.ts'
import { isRecent, minutesSince } from '../readings/advice/recent.ts'
import { type Care, unknownCare } from '../readings/care.ts'
import type { BloodPressureReading, GlucoseReading } from '../readings/schema.ts'

/** The newest reading of each kind, where there is one. */
export interface NewestReadings {
  bloodPressure?: BloodPressureReading | undefined
  glucose?: GlucoseReading | undefined
}

/** What a reading requires before everything else. */
export interface Pressing {
  measure: keyof NewestReadings
  advice: Advice
  /** What comes first in the day, as text. */
  next: NonNullable<Advice['next']>
}

/**
 * What the readings of the last 24 hours require, emergencies first; undefined where nothing is
 * urgent.
 *
 * @param care the settings on which the advice depends
 * @param now milliseconds
 * @param earliest that it can be, where the clocks of the phone and the server differ
 */
export function pressingOf(
  { bloodPressure, glucose }: NewestReadings,
  now: number,
  care: Care = unknownCare,
  earliest = now,
): Pressing | undefined {
  const found: Pressing[] = []
  const add = (measure: Pressing['measure'], advice: Advice) =>
    advice.next && found.push({ measure, advice, next: advice.next })
  if (bloodPressure && isRecent(bloodPressure, earliest))
    add('bloodPressure', adviceOnBloodPressure(bloodPressure, care))
  if (glucose && isRecent(glucose, earliest))
    add('glucose', adviceOnGlucose(glucose, care, minutesSince(glucose.created_at, now)))
  return found.find(({ advice }) => advice.level === 'emergency') ?? found[0]
}
