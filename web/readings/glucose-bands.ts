import { glucoseCategories, glucoseThresholds, type GlucoseUnit } from '#domain/readings/glucose.ts'
import { measures } from '#domain/readings/measures.ts'
import type { Band, BandTone } from '#web/ui/charts/band-scale.tsx'

const tones: readonly BandTone[] = ['stage-2', 'normal', 'elevated', 'stage-2']

/** The categories as drawn from left to right, in the unit of the reading. */
export function glucoseBands(unit: GlucoseUnit): readonly Band[] {
  const { low, caution, high } = glucoseThresholds[unit]
  const edges = [measures[unit].min, low, caution, high, measures[unit].max]
  return glucoseCategories.map((label, index) => ({
    label,
    tone: tones[index]!,
    from: edges[index]!,
    to: edges[index + 1]!,
    edge: edges[index]!.toFixed(unit === 'mmol/L' ? 1 : 0),
  }))
}

/** The range of "In Range", in the unit of a chart. */
export function glucoseTarget(unit: GlucoseUnit) {
  const { low, caution } = glucoseThresholds[unit]
  return { label: 'In range', from: low, to: caution }
}
