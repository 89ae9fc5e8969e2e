import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { signedInId, storeOfSession } from '#web/platform/calls/outbox.ts'
import { checkBeforeSending } from '#web/platform/signed-in/before-sending.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import {
  type AnyReading,
  type ReadingKind,
  bloodPressureReadings,
  glucoseReadings,
} from '../queries.ts'
import { openQueue } from './queue.ts'
import { toasts } from './texts.ts'

const kinds: readonly ReadingKind<AnyReading, object>[] = [bloodPressureReadings, glucoseReadings]

export { previewOf } from './previews.ts'

/** The readings that could not be sent, in the store of the session. */
export const readingOutbox = openQueue(outboxKeys.readings, {
  store: storeOfSession,
  owner: signedInId,
  now: () => Date.now(),
  elapsed: () => performance.now(),
  async send({ kind, typed, user_id }, secondsAgo) {
    await checkBeforeSending(user_id)
    await kinds.find(({ key }) => key === kind)?.send({ ...typed, seconds_ago: secondsAgo() })
  },
  onConsentMissing: () => queryClient.removeQueries(ownConsents),
  onSent(count) {
    toast(toasts.sent(count))
    return queryClient.invalidateQueries()
  },
})

/**
 * Queues a reading that could not be sent offline, and says so.
 *
 * @param at when it was taken, by this phone's clock
 * @returns false where this browser keeps nothing, or no more
 */
export function queueEntry(kind: string, typed: { id: string }, at: string): boolean {
  try {
    readingOutbox.keep(kind, typed, at)
  } catch {
    return false
  }
  toast(toasts.waiting)
  return true
}

export const removeWaiting = readingOutbox.remove
