import { useSyncExternalStore } from 'react'
import { accessToken } from '#web/app/signed-in/auth.ts'
import { hasConsent, ownConsents } from '#web/app/signed-in/consents.ts'
import { onSignedOut } from '#web/app/signed-in/forget.ts'
import { queryClient } from '#web/app/signed-in/query-client.ts'
import { announceSession, readStoredSession, sessionKey, watchSession } from '#web/app/session.ts'
import { ProblemError } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import {
  type AnyReading,
  type ReadingKind,
  bloodPressureReadings,
  glucoseReadings,
} from '../queries.ts'
import { waitingKey } from './stored.ts'
import { notices } from './texts.ts'
import { openQueue, type Waiting } from './queue.ts'

const kinds: readonly ReadingKind<AnyReading, object>[] = [bloodPressureReadings, glucoseReadings]

const ownerOf = () => readStoredSession()?.user.id

export { previewOf } from './previews.ts'

/** True where what waits goes with the tab, as the session does (decision 10). */
export const isInTab = () => sessionStorage.getItem(sessionKey) !== null

const queue = openQueue(waitingKey, {
  store: () => (isInTab() ? sessionStorage : localStorage),
  owner: ownerOf,
  now: () => Date.now(),
  elapsed: () => performance.now(),
  async send({ kind, typed, user_id }, secondsAgo) {
    if (!(await hasConsent(queryClient, 'health_data'))) throw consentMissing()
    // A token that is renewed now takes time, in which somebody else may have come.
    await accessToken()
    if (ownerOf() !== user_id) throw new TypeError('Somebody else is signed in.')
    await kinds.find(({ key }) => key === kind)?.send({ ...typed, seconds_ago: secondsAgo() })
  },
  alone: async (work) => {
    if (!('locks' in navigator)) return work()
    await navigator.locks.request(waitingKey, { ifAvailable: true }, (lock) => lock && work())
  },
  changed: announceSession,
})
onSignedOut(() => queue.forget())

function consentMissing() {
  return new ProblemError({ code: 'consent_withdrawn', message: '', status: 403 })
}

/**
 * Puts a reading that found no line with those that wait, and says so.
 *
 * @param at when it was taken, by this phone's clock
 * @returns false where this browser keeps nothing, or no more
 */
export function keepWaiting(kind: string, typed: { id: string }, at: string): boolean {
  try {
    queue.keep(kind, typed, at)
  } catch {
    return false
  }
  toast(notices.waiting)
  return true
}

export const removeWaiting = queue.remove

/** Sends what waits, and asks for the lists anew where something went; nothing is thrown. */
export async function sendWaiting(): Promise<void> {
  const sent = await queue.sendAll()
  if (queue.hindrance() === 'consent') queryClient.removeQueries(ownConsents)
  if (sent === 0) return
  toast(notices.sent(sent))
  await queryClient.invalidateQueries()
}

/** A reading that waits, and why the server will not have it where that is so. */
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

/** What waits of the signed-in person, oldest first, and why. */
export function useWaiting() {
  return useSyncExternalStore(watchSession, readState, () => nothing)
}
