import { type Advice, joinAdvice } from './advice.ts'
import {
  areValuesClose,
  type BloodPressure,
  bloodPressureWarnings,
  hasLowDiastolic,
  isLowBloodPressure,
  lowFrom,
  mayBeShock,
  reaches,
  usualTarget,
  veryLowSystolic,
} from '../blood-pressure.ts'
import { type Care, unknownCare } from '../care.ts'
import { diseasesOf, type TargetCare, targetInForce, treatedFrom } from '../pressure-target.ts'
import type { Around } from './around.ts'
import {
  adviceFrom,
  aboveForPerson,
  crisisFrom,
  inBestRange,
  twiceInCrisis,
  withinButTreated,
  withinHigherTarget,
} from './high-pressure-advice.ts'
import {
  dangerouslyLow,
  low,
  lowerValueLow,
  onLowSide,
  shock,
  valuesClose,
} from './low-pressure-advice.ts'
import { pregnancyTier, withPregnancy } from './pregnancy-advice.ts'
import { adviceOnPulse } from './pulse-advice.ts'

/** Where the entry was questioned and nothing else warns: no praise for what may be wrong. */
const questioned: Advice = {
  level: 'clinician',
  title: 'Measure again to be sure',
  measure_again: true,
  lines: [
    'This value is unusual. Sit still for 5 minutes and measure again.',
    'The same again? Show it to a clinician.',
  ],
}

/** What is known of a person that changes the advice on a blood pressure. */
export type PressureCare = TargetCare & Partial<Pick<Care, 'is_under_18'>>

/**
 * Advice on a value below 140/90, or within an own target that is higher, by the target that the verdict goes by, by
 * the person's diseases and age. Under 18, 130/80 is stage 1 from the age of 13: American Academy of Pediatrics, 2017.
 */
function forPerson(advice: Advice, reading: BloodPressure, care: PressureCare): Advice {
  const target = targetInForce(care)
  const { reason, systolic, diastolic, author } = target
  const has = diseasesOf(care)
  const isMinor = care.is_under_18 === true
  const isTreated = (has.length > 0 || isMinor) && reaches(reading, treatedFrom)
  const why = [
    ...(isTreated && isMinor ? ['Under 18, clinics look into values from 130/80.'] : []),
    ...(isTreated && has.length > 0
      ? [`With ${has.join(' and ')}, clinics treat from 130/80.`]
      : []),
    ...(reason === 'own'
      ? [`Your own target is below ${systolic}/${diastolic}, set by ${author ?? ''}.`]
      : []),
  ]
  if (reaches(reading, target)) return aboveForPerson(why)
  if (isTreated) return withinButTreated(why)
  if (reaches(reading, usualTarget)) return withinHigherTarget(why)
  const isFree = [care.diabetes, care.heart_disease, care.kidney_disease].every(
    (answer) => answer === 'no',
  )
  if (!reaches(reading, treatedFrom) || isFree) return advice
  const lines = [
    ...advice.lines,
    'Diabetes, heart or kidney disease? Show your readings to your clinic.',
  ]
  return { ...advice, lines }
}

function adviceOnPressure(
  reading: BloodPressure & { pulse?: number | null | undefined },
  care: PressureCare,
  earlier: readonly BloodPressure[],
): Advice {
  if (mayBeShock(reading)) return shock
  if (reading.systolic < veryLowSystolic) return dangerouslyLow
  if (reading.systolic < lowFrom.systolic) return low
  const isCrisis = reaches(reading, crisisFrom)
  if (isCrisis && earlier.some((one) => reaches(one, crisisFrom))) return twiceInCrisis
  if (hasLowDiastolic(reading)) {
    const { systolic } = targetInForce(care)
    const isAbove = reading.systolic >= systolic
    return lowerValueLow(isAbove ? [`Your upper value is above your target of ${systolic}.`] : [])
  }
  const advice = adviceFrom.find((from) =>
    reaches(reading, (care.is_under_18 ? from.under18 : undefined) ?? from),
  )?.advice
  if (!advice && isLowBloodPressure(reading)) return onLowSide
  const found = advice ?? inBestRange
  if (found.level === 'self-care') {
    const own = forPerson(found, reading, care)
    return own.level === 'self-care' && areValuesClose(reading) ? valuesClose : own
  }
  // Own targets end at 160/100, so what is within one is not urgent.
  return reaches(reading, targetInForce(care)) ? found : forPerson(found, reading, care)
}

/**
 * What to do about a reading: by its pressure (mmHg), its pulse (beats a minute), what is known of the
 * person, and the readings of the hour before it. Every place that shows advice on a blood pressure asks
 * here.
 */
export function adviceOnBloodPressure(
  reading: BloodPressure & { pulse?: number | null | undefined },
  care: PressureCare = unknownCare,
  _minutesAgo = 0,
  { earlier = [] }: Around<BloodPressure> = {},
): Advice {
  const { pregnancy } = care
  const pressure = pregnancyTier(reading, pregnancy) ?? adviceOnPressure(reading, care, earlier)
  const pulse = adviceOnPulse(reading.pulse)
  const advice = pulse ? joinAdvice(pressure, pulse) : pressure
  const isCalm = advice.level === 'self-care' && bloodPressureWarnings(reading).length > 0
  return withPregnancy(isCalm ? questioned : advice, reading, pregnancy)
}
