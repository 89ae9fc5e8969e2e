import { glucoseTargets, withUnit } from './glucose.ts'
import { type GlucoseAtMoment, type GlucoseCare, glucoseTargetOf } from './glucose-target.ts'

/**
 * The published target of a moment in a sentence, where the verdict does not say it all: nothing where
 * none is published, or where the verdict names what is normal and diabetes is ruled out.
 */
export function noteOnTarget(
  { entered_unit: unit, context }: Pick<GlucoseAtMoment, 'entered_unit' | 'context'>,
  care: GlucoseCare,
): string | undefined {
  const { reason } = glucoseTargetOf({ entered_unit: unit, context }, care)
  const { beforeMeal, afterMeal, pregnancy } = glucoseTargets[unit]
  const decimals = (value: number) => value.toFixed(unit === 'mmol/L' ? 1 : 0)
  const before = `${decimals(beforeMeal.min)} to ${withUnit(beforeMeal.max, unit)}`
  if (reason === 'normal')
    return care.diabetes === 'no'
      ? undefined
      : `With diabetes, the usual target before a meal is ${before}.`
  if (reason === 'before meal') return `Before a meal, the usual target is ${before}.`
  if (reason === 'after meal')
    return `One to two hours after a meal, the usual target is below ${withUnit(afterMeal, unit)}.`
  if (reason === 'range') return undefined
  if (context === 'After Meal')
    return `In pregnancy, the target is below ${decimals(pregnancy.oneHour)} one hour after a meal, and below ${withUnit(pregnancy.twoHours, unit)} after two.`
  return context === 'Fasting' || context === 'Before Meal'
    ? `In pregnancy, the target before a meal is below ${withUnit(pregnancy.fasting, unit)}.`
    : undefined
}
