/**
 * Box breathing: in, hold, out, hold, four seconds each, four rounds. With the time as an argument,
 * so that the picture, the words and the count never part.
 */
export const breathSteps = [
  { key: 'in', words: 'Breathe in' },
  { key: 'full', words: 'Hold' },
  { key: 'out', words: 'Breathe out' },
  { key: 'empty', words: 'Hold, empty' },
] as const
export type BreathKey = (typeof breathSteps)[number]['key']

export const breathRounds = 4
const breathSeconds = 4

export interface Breath {
  /** 1 to 4. */
  round: number
  key: BreathKey
  words: string
  /** The second of this step, 1 to 4. */
  count: number
}

/** Where one is, so many milliseconds after the first breath began; undefined once it is over. */
export function breathAt(elapsed: number): Breath | undefined {
  const second = Math.max(0, Math.floor(elapsed / 1000))
  const index = Math.floor(second / breathSeconds)
  const step = breathSteps[index % breathSteps.length]!
  const round = Math.floor(index / breathSteps.length) + 1
  return round > breathRounds
    ? undefined
    : { round, key: step.key, words: step.words, count: (second % breathSeconds) + 1 }
}
