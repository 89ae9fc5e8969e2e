import type { Instrument } from '#domain/screening/instruments/instrument.ts'
import type { Band, BandTone } from '#web/ui/charts/band-scale.tsx'

const tones: readonly BandTone[] = ['normal', 'elevated', 'stage-1', 'stage-2', 'crisis']

/** The bands of an instrument as drawn from left to right; neighbours of one name are one band. */
export function bandsOf({ bands }: Instrument): readonly Band[] {
  const drawn: Band[] = []
  for (const { label, min, max, severity } of bands) {
    const last = drawn.at(-1)
    if (last?.label === label) last.to = max
    else drawn.push({ label, tone: tones[severity]!, from: min, to: max, edge: String(min) })
  }
  return drawn
}
