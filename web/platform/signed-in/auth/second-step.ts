import { useSyncExternalStore } from 'react'

import { readStoredSession } from '#web/platform/calls/session.ts'

/** The token for which the server last required a second factor; a newer one may have it. */
let rejectedToken: string | null = null
const listeners = new Set<() => void>()

/**
 * The server rejected a call because staff need a second factor (docs/specification.md, "Two-step
 * login").
 */
export function askForSecondStep() {
  rejectedToken = readStoredSession()?.access_token ?? null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether this session must pass a second factor before it is authorized. */
export function useSecondStepNeeded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => rejectedToken !== null && rejectedToken === readStoredSession()?.access_token,
    () => false,
  )
}
