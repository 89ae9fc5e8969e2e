import type { GlucoseVerdict } from '#domain/readings/glucose-verdict.ts'
import type { BandTone } from '#web/ui/charts/band-scale.tsx'

export const glucoseTones: Record<GlucoseVerdict, BandTone> = {
  'dangerously high': 'crisis',
  high: 'stage-2',
  above: 'stage-1',
  'a little above': 'elevated',
  within: 'normal',
  low: 'stage-2',
  'dangerously low': 'crisis',
}

/** What a chart shades: within the target whatever the moment was. */
export const shadedBand = ({ from, to }: { from: number; to: number }) => ({
  label: 'Target when fasting',
  from,
  to,
})
