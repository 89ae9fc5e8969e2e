import type { Care } from './care.ts'
import {
  type EnteredGlucose,
  type GlucoseContext,
  glucoseTargets,
  glucoseThresholds,
  type GlucoseUnit,
  withUnit,
} from './glucose.ts'
import type { Reader } from '../values/reader.ts'

/** A glucose with the moment of the day; null where the person named none. */
export type GlucoseAtMoment = EnteredGlucose & { context: GlucoseContext | null }

/** What is known of a person that changes what a glucose is for them. */
export type GlucoseCare = Pick<Care, 'pregnancy' | 'diabetes' | 'insulin' | 'sulfonylurea'>

/** Insulin and sulfonylurea are taken for diabetes only. */
export const hasDiabetes = ({ diabetes, insulin, sulfonylurea }: GlucoseCare) =>
  [diabetes, insulin, sulfonylurea].includes('yes')

/** Why a target applies: pregnancy, what is normal without diabetes, the meal, or none of these. */
export const glucoseTargetReasons = [
  'pregnancy',
  'normal',
  'before meal',
  'after meal',
  'range',
] as const

/** The upper end of what is right for a person at a moment; its lower end is where low begins. */
export interface GlucoseTarget {
  /** In `unit`. */
  to: number
  unit: GlucoseUnit
  /** Whether `to` itself is within. */
  isWithin: boolean
  reason: (typeof glucoseTargetReasons)[number]
}

/**
 * The target of a person at a moment: in pregnancy that of pregnancy (ADA). Fasting without known diabetes
 * it is what is normal (WHO: below 6.1 mmol/L). Else it is the usual one of the meal (ADA), or our range
 * where no target is published (docs/specification.md, "Glucose categories").
 */
export function glucoseTargetOf(
  { entered_unit: unit, context }: Pick<GlucoseAtMoment, 'entered_unit' | 'context'>,
  care: GlucoseCare,
): GlucoseTarget {
  const { beforeMeal, afterMeal, raised, pregnancy } = glucoseTargets[unit]
  const isBefore = context === 'Fasting' || context === 'Before Meal'
  if (care.pregnancy === 'pregnant') {
    const to = isBefore ? pregnancy.fasting : pregnancy.twoHours
    return { to, unit, isWithin: false, reason: 'pregnancy' }
  }
  if (context === 'Fasting' && !hasDiabetes(care))
    return { to: raised, unit, isWithin: false, reason: 'normal' }
  if (isBefore) return { to: beforeMeal.max, unit, isWithin: true, reason: 'before meal' }
  if (context === 'After Meal')
    return { to: afterMeal, unit, isWithin: false, reason: 'after meal' }
  return { to: glucoseThresholds[unit].caution, unit, isWithin: true, reason: 'range' }
}

/**
 * What a chart of readings of all moments shades: from where low ends to the target of a fasting value, the
 * strictest of the day. A value in it is within the target at every moment.
 */
export function shadedGlucose(unit: GlucoseUnit, care: GlucoseCare) {
  const { to } = glucoseTargetOf({ entered_unit: unit, context: 'Fasting' }, care)
  return { from: glucoseThresholds[unit].low, to }
}

const ownTargets = {
  pregnancy: 'target',
  'before meal': 'target before a meal',
  'after meal': 'target after a meal',
} as const

/** What a target is called; pregnancy is not named, for others can see the page. "your target before a meal" */
export function nameOfTarget({ reason }: Pick<GlucoseTarget, 'reason'>, reader: Reader): string {
  if (reason === 'normal') return 'what is normal when fasting'
  if (reason === 'range') return 'the usual range'
  return `${reader === 'patient' ? 'your' : 'the'} ${ownTargets[reason]}`
}

/** "up to 7.2 mmol/L", or "below 5.3 mmol/L" */
export const endOfTarget = ({ to, unit, isWithin }: GlucoseTarget): string =>
  `${isWithin ? 'up to' : 'below'} ${withUnit(to, unit)}`
