import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import type { Stamp } from '#web/platform/calls/entry-age.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'
import { keptList } from '#web/platform/calls/kept/kept-lists.ts'
import { clockOffset } from '#web/platform/calls/server-clock.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import { checkBeforeSending } from '#web/platform/signed-in/before-sending.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { weightEntries } from '#web/weights/queries.ts'
import {
  type AnyReading,
  type LoggedKind,
  bloodPressureReadings,
  glucoseReadings,
} from '../queries.ts'
import { openQueue } from './queue.ts'
import { toasts } from './texts.ts'

const kinds: readonly LoggedKind<AnyReading, object>[] = [
  bloodPressureReadings,
  glucoseReadings,
  weightEntries,
]

export { previewOf } from './previews.ts'
export { stampAt, stampOf, timeOf } from './sent-time.ts'

/** The readings that could not be sent, locked on this phone for their owner. */
export const readingOutbox = openQueue(outboxKeys.readings, {
  list: keptList(outboxKeys.readings),
  owner: signedInId,
  now: () => Date.now(),
  elapsed: () => performance.now(),
  offset: clockOffset,
  check: ({ user_id }) => checkBeforeSending(user_id),
  async send({ kind, typed }, secondsAgo) {
    await kinds.find(({ key }) => key === kind)?.send({ ...typed, seconds_ago: secondsAgo() })
  },
  onConsentMissing: () => queryClient.removeQueries(ownConsents),
  onSent(count) {
    toast(toasts.sent(count))
    return queryClient.invalidateQueries()
  },
})

/**
 * Queues a reading that could not be sent offline, and says where it is.
 *
 * @param stamp when it was taken
 * @returns false where this browser keeps nothing, or no more
 */
export async function queueEntry(
  kind: string,
  typed: { id: string },
  stamp: Stamp,
): Promise<boolean> {
  let place: Place
  try {
    place = await readingOutbox.keep(kind, typed, stamp)
  } catch {
    return false
  }
  toast(toasts.waiting(place))
  return true
}

export const removeWaiting = readingOutbox.remove
