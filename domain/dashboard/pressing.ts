import { type Advice, mostUrgent, urgencyOf } from '../readings/advice/advice.ts'
import { adviceOnBloodPressure } from '../readings/advice/blood-pressure-advice.ts'
import { adviceOnGlucose, isLowGlucose } from '../readings/advice/glucose-advice.ts'
import { sugarAdviceMinutes } from '../readings/advice/low-glucose-advice.ts'
import { minutesSince } from '../readings/advice/recent.ts'
import {
  type AdviceOfDay,
  adviceOfDay,
  type StandingAdvice,
} from '../readings/advice/standing-advice.ts'
import { type Care, unknownCare } from '../readings/care.ts'
import type { BloodPressureReading, GlucoseReading } from '../readings/schema.ts'

/** The newest reading of each kind, where there is one. */
export interface NewestReadings {
  bloodPressure?: BloodPressureReading | undefined
  glucose?: GlucoseReading | undefined
}

/** The readings of each kind, newest first, at least those of the last 24 hours. */
export interface LatelyRead {
  bloodPressure: readonly BloodPressureReading[]
  glucose: readonly GlucoseReading[]
}

type OfMeasure =
  | { measure: 'bloodPressure'; standing: StandingAdvice<BloodPressureReading> }
  | { measure: 'glucose'; standing: StandingAdvice<GlucoseReading> }

/** What a reading requires before everything else. */
export type Pressing = OfMeasure & {
  advice: Advice
  /** What comes first in the day, as text. */
  next: NonNullable<Advice['next']>
  /** The person has said that they are on their way: a reminder is left. */
  isOnTheWay: boolean
}

/**
 * What the readings of the last 24 hours require, until it is answered: at most one of each kind, with
 * its reminder after it. Low sugar comes first, for it is treated at once and where the person is: a low one
 * as long as sugar is advised, a dangerously low one for the day. Then comes what is more urgent.
 *
 * @param care the settings on which the advice depends
 * @param now milliseconds
 * @param earliest that it can be, where the clocks of the phone and the server differ
 */
export function pressingOf(
  { bloodPressure, glucose }: LatelyRead,
  now: number,
  care: Care = unknownCare,
  earliest = now,
): Pressing[] {
  const pressures = adviceOfDay(bloodPressure, adviceOnBloodPressure, care, now, earliest)
  const sugars = adviceOfDay(glucose, adviceOnGlucose, care, now, earliest)
  return [
    ...pressingIn(pressures, (standing) => ({ measure: 'bloodPressure', standing })),
    ...pressingIn(sugars, (standing) => ({ measure: 'glucose', standing })),
  ].toSorted((one, other) => rankOf(other, now) - rankOf(one, now))
}

function pressingIn<Reading>(
  { open, onTheWay }: AdviceOfDay<Reading>,
  ofMeasure: (standing: StandingAdvice<Reading>) => OfMeasure,
): Pressing[] {
  return [open, onTheWay].flatMap((standing) => {
    const next = standing?.advice.next
    if (!standing || !next) return []
    const { advice, later } = standing
    const isMeasuredAgain = later && advice.today && advice.level === 'emergency'
    return [
      {
        ...ofMeasure(standing),
        advice,
        next: isMeasuredAgain ? afterAnotherValue : next,
        isOnTheWay: standing === onTheWay,
      },
    ]
  })
}

/** Measuring again was done: what is left of an emergency. */
const afterAnotherValue = {
  title: 'See a clinician today',
  text: 'An earlier value was an emergency. A later one does not undo it.',
}

function rankOf({ isOnTheWay, advice, ...of }: Pressing, now: number): number {
  if (isOnTheWay) return -1
  if (of.measure !== 'glucose' || !isLowGlucose(of.standing.reading)) return urgencyOf(advice)
  // Dangerously low sugar that is better by now is no longer treated before all else.
  const isTreated =
    advice.level === 'emergency' ||
    (!advice.stays && minutesSince(of.standing.reading.created_at, now) < sugarAdviceMinutes)
  return isTreated ? mostUrgent + 1 : urgencyOf(advice)
}
