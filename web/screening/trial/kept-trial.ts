import type { ScreeningState } from '#domain/screening/flow.ts'
import { readStoredSession, watchSession } from '#web/platform/calls/session.ts'

/** A screening of a visitor: it is saved nowhere and sent to no one. */
export interface Trial {
  state: ScreeningState
  isMinor: boolean
}

/** After so long without an answer another person may hold the phone. In ms. */
const keptFor = 30 * 60_000

let kept: Trial | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let stopWatching: (() => void) | undefined

/**
 * In the memory of the open page alone: for a visitor who looks at another page and returns. Who logs in or out in
 * the meantime may be another person.
 */
export function keepTrial(trial: Trial | undefined) {
  kept = trial
  clearTimeout(timer)
  stopWatching?.()
  timer = trial && setTimeout(() => keepTrial(undefined), keptFor)
  const whose = readStoredSession()?.user.id
  stopWatching =
    trial &&
    watchSession(() => {
      if (readStoredSession()?.user.id !== whose) keepTrial(undefined)
    })
}

export const keptTrial = () => kept
