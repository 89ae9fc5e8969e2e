import type { Advice } from './advice.ts'
import { type Care, unknownCare } from '../care.ts'
import {
  type EnteredGlucose,
  type GlucoseContext,
  glucoseTargets,
  glucoseThresholds,
  withUnit,
} from '../glucose.ts'
import { dangerouslyHigh, high, ketonesPossible, veryHigh } from './high-glucose-advice.ts'
import { adviceOnLowGlucose } from './low-glucose-advice.ts'

/** A glucose value with the moment of the day; null where the person named none. */
export type GlucoseToAdvise = EnteredGlucose & { context: GlucoseContext | null }

const caution: Advice = {
  level: 'self-care',
  title: 'Above the range: keep an eye on it',
  lines: ['Drink water, walk a little if you feel well, and measure again before the next meal.'],
}

const afterMealWithin: Advice = {
  level: 'self-care',
  title: 'Within the usual target after a meal',
  lines: ['Measure again as your clinic advised.'],
}

const inRange: Advice = {
  level: 'self-care',
  title: 'In the range',
  lines: ['Keep doing what you do, and measure again as your clinic advised.'],
}

const aboveBeforeMeal: Advice = {
  level: 'self-care',
  title: 'Above the usual target before a meal',
  lines: ['Often like this? Show your readings to a clinician.'],
}

/**
 * Fasting from 7.0 mmol/L (126 mg/dL) in a person who is not known to have diabetes
 * (docs/for-the-clinician.md, "Glucose").
 */
const askForTest = (diabetes: Care['diabetes']): Advice => ({
  level: 'clinician',
  title: 'Above the usual target: ask for a test',
  lines: [
    diabetes === 'no'
      ? 'Ask a clinic for a diabetes test this week.'
      : 'No known diabetes? Ask a clinic for a test this week.',
    'Often like this? Show your readings to a clinician.',
  ],
})

/** Where nothing was said about the meal: the number is praised only after a meal. */
const onlyAfterMeal = ({ entered_unit }: EnteredGlucose): Advice => ({
  level: 'self-care',
  title: 'In the range after a meal',
  lines: [
    `Before a meal, the usual target ends at ${withUnit(glucoseTargets[entered_unit].beforeMeal.max, entered_unit)}.`,
  ],
})

/** Targets of ADA in pregnancy; lower than all others (docs/for-the-clinician.md, "Glucose"). */
const aboveInPregnancy = ({ entered_unit: unit }: EnteredGlucose): Advice => {
  const { fasting, oneHour, twoHours } = glucoseTargets[unit].pregnancy
  return {
    level: 'clinician',
    title: 'Above the target in pregnancy',
    lines: [
      `Targets: below ${withUnit(fasting, unit)} fasting, ${withUnit(oneHour, unit)} one hour after a meal, ${withUnit(twoHours, unit)} after two.`,
      'Show your readings to your clinic this week.',
    ],
  }
}

function isAboveInPregnancy({ entered_value, entered_unit, context }: GlucoseToAdvise): boolean {
  const { fasting, twoHours } = glucoseTargets[entered_unit].pregnancy
  return entered_value >= (context === 'Fasting' || context === 'Before Meal' ? fasting : twoHours)
}

/** Neither low nor high: what the number means depends on the meal. */
function adviceByMoment(reading: GlucoseToAdvise, { pregnancy, diabetes }: Care): Advice {
  const { entered_value: value, entered_unit: unit, context } = reading
  const { beforeMeal, afterMeal, test } = glucoseTargets[unit]
  const isCaution = value > glucoseThresholds[unit].caution
  if (pregnancy === 'pregnant' && isAboveInPregnancy(reading)) return aboveInPregnancy(reading)
  if (context === 'Fasting' && value >= test && diabetes !== 'yes') return askForTest(diabetes)
  if (context === 'Fasting' || context === 'Before Meal')
    return value > beforeMeal.max ? aboveBeforeMeal : inRange
  if (context === 'After Meal' && isCaution && value < afterMeal) return afterMealWithin
  if (isCaution) return caution
  return context === null && value > beforeMeal.max ? onlyAfterMeal(reading) : inRange
}

function adviceOnLevel(reading: GlucoseToAdvise, care: Care, minutesAgo: number): Advice {
  const { entered_value: value, entered_unit, meter_shows } = reading
  const from = glucoseThresholds[entered_unit]
  if (meter_shows === 'HI' || value >= from.emergency) return dangerouslyHigh
  if (meter_shows === 'LO' || value < from.low)
    return adviceOnLowGlucose(meter_shows === 'LO' || value < from.very_low, care, minutesAgo)
  if (value >= from.very_high) return veryHigh
  if (value >= from.ketones) return ketonesPossible
  return value > from.high ? high : adviceByMoment(reading, care)
}

/**
 * The extra advice for a user who is or may be pregnant; none if the main advice already says more.
 */
function wordsForPregnancy(reading: GlucoseToAdvise, { pregnancy }: Care): string[] {
  const { low, high: highest } = glucoseThresholds[reading.entered_unit]
  if (reading.entered_value < low || !isAboveInPregnancy(reading)) return []
  const isHigh = reading.entered_value > highest
  if (pregnancy === 'pregnant') return isHigh ? ['Pregnant: see your clinic today.'] : []
  if (pregnancy !== 'possible' && !(pregnancy === 'unknown' && isHigh)) return []
  return isHigh
    ? ['Pregnant? See your clinic today.']
    : ['Pregnant? Above the target in pregnancy: show your readings to your clinic this week.']
}

/**
 * What to do about a glucose: by the value in the unit in which it was typed, by what the meter showed
 * instead, by the meal, and by what is known of the person. Every place that shows advice on a glucose
 * asks here.
 *
 * @param minutesAgo since it was taken: sugar is advised for half an hour
 */
export function adviceOnGlucose(
  reading: GlucoseToAdvise,
  care: Care = unknownCare,
  minutesAgo = 0,
): Advice {
  const advice = adviceOnLevel(reading, care, minutesAgo)
  if (advice.now) return advice
  return { ...advice, lines: [...advice.lines, ...wordsForPregnancy(reading, care)] }
}
