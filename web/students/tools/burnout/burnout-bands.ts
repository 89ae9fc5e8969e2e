import { burnoutLevels } from '#domain/students/burnout.ts'
import type { Band, BandTone } from '#web/ui/charts/band-scale.tsx'

const tones: readonly BandTone[] = ['normal', 'elevated', 'stage-1', 'stage-2']

/** The levels as drawn from left to right. */
export const burnoutBands: readonly Band[] = burnoutLevels.map(({ label, from }, index) => ({
  label,
  tone: tones[index]!,
  from,
  to: burnoutLevels[index + 1]?.from ?? 100,
}))
