import type { Advice } from './advice.ts'
import { type Care, unknownCare } from '../care.ts'
import { type EnteredGlucose, glucoseTargets, glucoseThresholds, withUnit } from '../glucose.ts'
import { type GlucoseAtMoment, glucoseTargetOf, hasDiabetes } from '../glucose-target.ts'
import { verdictOnGlucose } from '../glucose-verdict.ts'
import type { Around } from './around.ts'
import { askForTest, raisedFasting } from './diabetes-test-advice.ts'
import {
  dangerouslyHigh,
  high,
  highInPregnancy,
  ketonesPossible,
  veryHigh,
  withoutDiabetes,
} from './high-glucose-advice.ts'
import { adviceOnLowGlucose } from './low-glucose-advice.ts'

export type GlucoseToAdvise = GlucoseAtMoment

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

const isAboveInPregnancy = (reading: GlucoseToAdvise): boolean =>
  verdictOnGlucose(reading, { ...unknownCare, pregnancy: 'pregnant' }) !== 'within'

/** Neither low nor high: what the number means depends on the meal, and the words follow the verdict. */
function adviceByMoment(reading: GlucoseToAdvise, care: Care): Advice {
  const { entered_value: value, entered_unit: unit, context } = reading
  const { beforeMeal, test } = glucoseTargets[unit]
  const verdict = verdictOnGlucose(reading, care)
  const { reason } = glucoseTargetOf(reading, care)
  if (verdict === 'within') {
    if (context === null && value > beforeMeal.max) return onlyAfterMeal(reading)
    const isCaution = value > glucoseThresholds[unit].caution
    return reason === 'after meal' && isCaution ? afterMealWithin : inRange
  }
  const asksForTest = context === 'Fasting' && value >= test && !hasDiabetes(care)
  if (asksForTest && care.is_under_18) return askForTest(care, undefined)
  if (reason === 'pregnancy') {
    const above = aboveInPregnancy(reading)
    return asksForTest
      ? { ...above, lines: [...above.lines, 'Ask for a diabetes test then.'] }
      : above
  }
  if (asksForTest) return askForTest(care, undefined)
  if (verdict === 'a little above') return raisedFasting(care)
  return reason === 'before meal' ? aboveBeforeMeal : caution
}

/** Whether diabetes is known; 'no' only where its person said so and takes no medicine for it. */
const knownDiabetes = (care: Care): 'yes' | 'no' | 'unknown' =>
  hasDiabetes(care) ? 'yes' : care.diabetes === 'no' ? 'no' : 'unknown'

/** Above 10.0 mmol/L: by the value, by pregnancy, and by whether diabetes is known. */
function adviceOnHigh({ entered_value: value, entered_unit }: GlucoseToAdvise, care: Care): Advice {
  const from = glucoseThresholds[entered_unit]
  const diabetes = knownDiabetes(care)
  if (value >= from.very_high) {
    if (diabetes === 'no') return withoutDiabetes(veryHigh)
    const test = diabetes === 'unknown' ? ['No known diabetes? Ask for a test.'] : []
    return { ...veryHigh, lines: [...veryHigh.lines, ...test] }
  }
  const tier = value >= from.ketones ? ketonesPossible : high
  if (diabetes !== 'yes' && care.is_under_18) return askForTest(care, tier)
  if (care.pregnancy === 'pregnant') return highInPregnancy(tier, diabetes)
  return diabetes === 'yes' ? tier : askForTest(care, tier)
}

function adviceOnLevel(
  reading: GlucoseToAdvise,
  care: Care,
  minutesAgo: number,
  around: Around<EnteredGlucose>,
): Advice {
  const { entered_value: value, entered_unit, meter_shows } = reading
  const from = glucoseThresholds[entered_unit]
  if (meter_shows === 'HI' || value >= from.emergency)
    return knownDiabetes(care) === 'no' ? withoutDiabetes(dangerouslyHigh) : dangerouslyHigh
  if (isLowGlucose(reading)) {
    const isVeryLow = meter_shows === 'LO' || value < from.very_low
    const { earlier = [], later } = around
    return adviceOnLowGlucose(isVeryLow, care, {
      minutesAgo,
      lowsBefore: earlier.filter(isLowGlucose).length,
      isBetter: later !== undefined && !isLowGlucose(later),
    })
  }
  return value > from.high ? adviceOnHigh(reading, care) : adviceByMoment(reading, care)
}

/** Below 3.9 mmol/L (70 mg/dL), or LO. */
export function isLowGlucose({
  entered_value,
  entered_unit,
  meter_shows,
}: EnteredGlucose): boolean {
  if (meter_shows) return meter_shows === 'LO'
  return entered_value < glucoseThresholds[entered_unit].low
}

/**
 * The extra advice for a user who may be pregnant; none if the main advice already says more.
 */
function wordsForPregnancy(
  reading: GlucoseToAdvise,
  { pregnancy }: Care,
  advice: Advice,
): string[] {
  const { high: highest } = glucoseThresholds[reading.entered_unit]
  if (isLowGlucose(reading) || !isAboveInPregnancy(reading) || advice.today) return []
  const isHigh = reading.entered_value > highest
  if (pregnancy !== 'possible' && !(pregnancy === 'unknown' && isHigh)) return []
  return isHigh
    ? ['Pregnant? See your clinic today.']
    : ['Pregnant? Above the target in pregnancy: show your readings to your clinic this week.']
}

/**
 * What to do about a glucose: by the value in the unit in which it was typed, by what the meter showed
 * instead, by the meal, by what is known of the person, and by the readings around it. Every place that
 * shows advice on a glucose asks here.
 *
 * @param minutesAgo since it was taken: sugar is advised for half an hour
 */
export function adviceOnGlucose(
  reading: GlucoseToAdvise,
  care: Care = unknownCare,
  minutesAgo = 0,
  around: Around<EnteredGlucose> = {},
): Advice {
  const advice = adviceOnLevel(reading, care, minutesAgo, around)
  if (advice.now) return advice
  return { ...advice, lines: [...advice.lines, ...wordsForPregnancy(reading, care, advice)] }
}
