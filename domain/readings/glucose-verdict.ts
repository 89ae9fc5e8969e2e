import { glucoseTargets, glucoseThresholds } from './glucose.ts'
import {
  endOfTarget,
  type GlucoseAtMoment,
  type GlucoseCare,
  glucoseTargetOf,
  nameOfTarget,
} from './glucose-target.ts'
import type { Reader } from '../values/reader.ts'

/** From the most to the least sugar. */
export const glucoseVerdicts = [
  'dangerously high',
  'high',
  'above',
  'a little above',
  'within',
  'low',
  'dangerously low',
] as const
export type GlucoseVerdict = (typeof glucoseVerdicts)[number]

/**
 * What a glucose is for this person at its moment, and the only answer to that: advice, every page, report
 * and chart go by it, and name the category of docs/specification.md, "Glucose categories", after it.
 * "Dangerously" is where the advice is an emergency, "high" is above 10.0 mmol/L for everyone. "A little
 * above" is fasting from 6.1 and below 7.0 without known diabetes (WHO).
 */
export function verdictOnGlucose(reading: GlucoseAtMoment, care: GlucoseCare): GlucoseVerdict {
  const { entered_value: value, entered_unit: unit, meter_shows } = reading
  const from = glucoseThresholds[unit]
  if (meter_shows === 'LO') return 'dangerously low'
  if (meter_shows === 'HI' || value >= from.emergency) return 'dangerously high'
  if (value < from.low) return value < from.very_low ? 'dangerously low' : 'low'
  if (value > from.high) return 'high'
  const { to, isWithin, reason } = glucoseTargetOf(reading, care)
  if (value < to || (isWithin && value === to)) return 'within'
  return reason === 'normal' && value < glucoseTargets[unit].test ? 'a little above' : 'above'
}

/** The verdict in a few words, for a row of a list: "Within target". */
export const shortGlucoseVerdicts: Record<GlucoseVerdict, string> = {
  'dangerously high': 'Dangerously high',
  high: 'High',
  above: 'Above target',
  'a little above': 'A little above normal',
  within: 'Within target',
  low: 'Low',
  'dangerously low': 'Dangerously low',
}

/** The verdict with the target that it goes by: "Within your target before a meal, up to 7.2 mmol/L". */
export function writtenGlucoseVerdict(
  reading: GlucoseAtMoment,
  care: GlucoseCare,
  reader: Reader,
): string {
  const verdict = verdictOnGlucose(reading, care)
  if (verdict !== 'within' && verdict !== 'above' && verdict !== 'a little above')
    return shortGlucoseVerdicts[verdict]
  const target = glucoseTargetOf(reading, care)
  const [name, end] = [nameOfTarget(target, reader), endOfTarget(target)]
  if (verdict === 'within') return `Within ${name}, ${end}`
  return `${verdict === 'above' ? 'Above' : 'A little above'} ${name} (${end})`
}
