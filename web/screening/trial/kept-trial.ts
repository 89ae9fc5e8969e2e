import type { ScreeningState } from '#domain/screening/flow.ts'

/** A screening of a visitor: it is saved nowhere and sent to no one. */
export interface Trial {
  state: ScreeningState
  isMinor: boolean
}

/** After so long without an answer another person may hold the phone. In ms. */
const keptFor = 30 * 60_000

let kept: Trial | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** In the memory of the open page alone: for a visitor who looks at another page and returns. */
export function keepTrial(trial: Trial | undefined) {
  kept = trial
  clearTimeout(timer)
  timer = trial && setTimeout(() => (kept = undefined), keptFor)
}

export const keptTrial = () => kept
