import type { NewScreeningResult } from '#domain/screening/schema.ts'
import { outboxKeys } from '#web/outboxes/stored.ts'
import { sessionKey } from '#web/platform/calls/session.ts'

/** A finished screening that the server does not have. */
export interface WaitingScreening {
  id: string
  user_id: string
  /** ISO instant by this device's clock: when it was finished. */
  at: string
  screening: NewScreeningResult
}

/** True where the queue is deleted with the tab, as the session is (decision 10). */
export const isInTab = () => sessionStorage.getItem(sessionKey) !== null

const store = () => (isInTab() ? sessionStorage : localStorage)

function isWaiting(one: Partial<WaitingScreening> | null): one is WaitingScreening {
  return (
    typeof one?.id === 'string' &&
    typeof one.user_id === 'string' &&
    !Number.isNaN(Date.parse(one.at ?? '')) &&
    one.screening instanceof Object
  )
}

/** The queue in the store of the session, oldest first; empty where the text is not ours. */
export function readStored(): WaitingScreening[] {
  try {
    const stored: unknown = JSON.parse(store().getItem(outboxKeys.screenings) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isWaiting) : []
  } catch {
    return []
  }
}

/** @throws DOMException where this browser stores nothing, or no more */
export function writeStored(screenings: readonly WaitingScreening[]) {
  if (screenings.length > 0) store().setItem(outboxKeys.screenings, JSON.stringify(screenings))
  else store().removeItem(outboxKeys.screenings)
}
