import {
  type GlucoseCategory,
  glucoseTargets,
  glucoseThresholds,
} from '#domain/readings/glucose.ts'
import {
  type GlucoseAtMoment,
  type GlucoseCare,
  glucoseTargetOf,
} from '#domain/readings/glucose-target.ts'
import { type GlucoseVerdict, verdictOnGlucose } from '#domain/readings/glucose-verdict.ts'
import { measures } from '#domain/readings/measures.ts'
import type { Band, BandTone } from '#web/ui/charts/band-scale.tsx'

export const categoryTones: Record<GlucoseCategory, BandTone> = {
  'Low (Hypoglycemia)': 'stage-2',
  'In Range': 'normal',
  Caution: 'elevated',
  'High (Hyperglycemia)': 'stage-2',
}

const places: Record<GlucoseVerdict, string> = {
  'dangerously high': 'High',
  high: 'High',
  above: 'Above target',
  'a little above': 'A little above',
  within: 'Within target',
  low: 'Low',
  'dangerously low': 'Low',
}

/**
 * What a reading can be for its person at its moment, as drawn from left to right in its unit. The
 * categories of the specification are the same for everyone, so a green one may hold a value that is too
 * high for this person.
 */
export function glucoseBands(
  reading: Pick<GlucoseAtMoment, 'entered_unit' | 'context'>,
  care: GlucoseCare,
): readonly Band[] {
  const unit = reading.entered_unit
  const { low, high } = glucoseThresholds[unit]
  const { to, reason } = glucoseTargetOf(reading, care)
  const above = reason === 'normal' ? glucoseTargets[unit].test : to
  const starts: { label: string; tone: BandTone; from: number }[] = [
    { label: 'Low', tone: 'stage-2', from: measures[unit].min },
    { label: 'Within target', tone: 'normal', from: low },
    { label: 'A little above', tone: 'elevated', from: to },
    { label: 'Above target', tone: 'stage-1', from: above },
    { label: 'High', tone: 'stage-2', from: high },
  ]
  const ends = [low, to, above, high, measures[unit].max]
  return starts
    .map((start, index) => ({
      ...start,
      to: ends[index]!,
      edge: start.from.toFixed(unit === 'mmol/L' ? 1 : 0),
    }))
    .filter(({ from, to: end }) => from < end)
}

/** The band of a reading, from 0; what has no band of its own is drawn in the highest. */
export function placeInBands(
  reading: GlucoseAtMoment,
  care: GlucoseCare,
  bands: readonly Band[],
): number {
  const place = places[verdictOnGlucose(reading, care)]
  const index = bands.findIndex(({ label }) => label === place)
  return index === -1 ? bands.length - 1 : index
}
