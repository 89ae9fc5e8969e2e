import { type BloodPressure, isLowBloodPressure, reaches } from './blood-pressure.ts'
import { dangerousPressure } from './dangerous-values.ts'
import { type PressureTarget, type TargetCare, targetInForce } from './pressure-target.ts'
import type { Reader } from '../values/reader.ts'

export const verdicts = ['dangerously high', 'above', 'within', 'low', 'dangerously low'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * What a blood pressure is for this person, and the only answer to that: every page, report and chart
 * goes by it, and names the category of docs/specification.md, "Blood pressure categories", after it.
 * "Dangerously" is where the advice is an emergency.
 */
export function verdictOnPressure(
  reading: BloodPressure & { pulse?: number | null | undefined },
  care: TargetCare,
): Verdict {
  const danger = dangerousPressure(reading, care.pregnancy)
  if (danger) return danger === 'high' ? 'dangerously high' : 'dangerously low'
  if (isLowBloodPressure(reading)) return 'low'
  return reaches(reading, targetInForce(care)) ? 'above' : 'within'
}

/** The verdict in one or two words, for a row of a list: "Within target". */
export const shortVerdicts: Record<Verdict, string> = {
  'dangerously high': 'Dangerously high',
  above: 'Above target',
  within: 'Within target',
  low: 'Low',
  'dangerously low': 'Dangerously low',
}

/** The verdict with the target that it goes by: "Within your target, below 140/90". */
export function writtenVerdict(
  verdict: Verdict,
  { systolic, diastolic }: Pick<PressureTarget, 'systolic' | 'diastolic'>,
  reader: Reader,
): string {
  const target = reader === 'patient' ? 'your target' : 'the target'
  if (verdict === 'within') return `Within ${target}, below ${systolic}/${diastolic}`
  if (verdict === 'above') return `Above ${target} of ${systolic}/${diastolic}`
  return shortVerdicts[verdict]
}
