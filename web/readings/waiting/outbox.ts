import { useSyncExternalStore } from 'react'
import { accessToken } from '#web/platform/signed-in/auth/auth.ts'
import { hasConsent, ownConsents } from '#web/platform/signed-in/consents.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import {
  announceSession,
  readStoredSession,
  sessionKey,
  watchSession,
} from '#web/platform/calls/session.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import {
  type AnyReading,
  type ReadingKind,
  bloodPressureReadings,
  glucoseReadings,
} from '../queries.ts'
import { outboxKeys } from '#web/outboxes/stored.ts'
import { notices } from './texts.ts'
import { openQueue, type Waiting } from './queue.ts'

const kinds: readonly ReadingKind<AnyReading, object>[] = [bloodPressureReadings, glucoseReadings]

const ownerOf = () => readStoredSession()?.user.id

export { previewOf } from './previews.ts'

/** True where the queue ends with the tab, as the session does (decision 10). */
export const isInTab = () => sessionStorage.getItem(sessionKey) !== null

const queue = openQueue(outboxKeys.readings, {
  store: () => (isInTab() ? sessionStorage : localStorage),
  owner: ownerOf,
  now: () => Date.now(),
  elapsed: () => performance.now(),
  async send({ kind, typed, user_id }, secondsAgo) {
    if (!(await hasConsent(queryClient, 'health_data'))) throw consentMissing()
    // Renewing a token takes time, in which another user may have logged in.
    await accessToken()
    if (ownerOf() !== user_id) throw new TypeError('Someone else is logged in.')
    await kinds.find(({ key }) => key === kind)?.send({ ...typed, seconds_ago: secondsAgo() })
  },
  alone: async (work) => {
    if (!('locks' in navigator)) return work()
    await navigator.locks.request(
      outboxKeys.readings,
      { ifAvailable: true },
      (lock) => lock && work(),
    )
  },
  changed: announceSession,
})
onSignedOut(() => queue.forget())

function consentMissing() {
  return new ProblemError({ code: 'consent_withdrawn', message: '', status: 403 })
}

/**
 * Queues a reading that could not be sent offline, and says so.
 *
 * @param at when it was taken, by this phone's clock
 * @returns false where this browser keeps nothing, or no more
 */
export function queueEntry(kind: string, typed: { id: string }, at: string): boolean {
  try {
    queue.keep(kind, typed, at)
  } catch {
    return false
  }
  toast(notices.waiting)
  return true
}

export const removeWaiting = queue.remove

/** Sends the queue, and fetches the lists again where an entry was sent; nothing is thrown. */
export async function sendWaiting(): Promise<void> {
  const sent = await queue.sendAll()
  if (queue.hindrance() === 'consent') queryClient.removeQueries(ownConsents)
  if (sent === 0) return
  toast(notices.sent(sent))
  await queryClient.invalidateQueries()
}

/** A queued reading, and why the server rejects it where that is so. */
export type ShownWaiting = Waiting & { refusal: string | undefined }

const nothing: { readings: readonly ShownWaiting[]; hindrance: 'line' | 'consent' } = {
  readings: [],
  hindrance: 'line',
}
let lastText = ''
let last = nothing

/** The same object as long as nothing has changed, as React wants it. */
function readState() {
  const readings = queue.own().map((one) => ({ ...one, refusal: queue.refusal(one.typed.id) }))
  const state = { readings, hindrance: queue.hindrance() }
  const text = JSON.stringify(state)
  if (text !== lastText) last = state
  lastText = text
  return last
}

/** The queue of the signed-in person, oldest first, with the reasons. */
export function useWaiting() {
  return useSyncExternalStore(watchSession, readState, () => nothing)
}
