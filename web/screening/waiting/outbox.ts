import { longestWait, type NewScreeningResult } from '#domain/screening/schema.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { openOutbox, signedInId, storeOfSession } from '#web/platform/calls/outbox.ts'
import { checkBeforeSending } from '#web/platform/signed-in/before-sending.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { sendScreening } from '../queries.ts'
import { toasts } from '../texts.ts'

/** A finished screening that the server does not have. */
interface WaitingScreening {
  id: string
  user_id: string
  /** ISO instant by this device's clock: when it was finished. */
  at: string
  screening: NewScreeningResult
}

/** The screenings that could not be sent, in the store of the session. */
export const screeningOutbox = openOutbox<WaitingScreening>({
  key: outboxKeys.screenings,
  store: storeOfSession,
  isEntry: ({ id, user_id, at, screening }) =>
    typeof id === 'string' &&
    typeof user_id === 'string' &&
    !Number.isNaN(Date.parse(at ?? '')) &&
    screening instanceof Object,
  idOf: ({ id }) => id,
  isOwn: ({ user_id }) => user_id === signedInId(),
  async send({ user_id, at, screening }) {
    await checkBeforeSending(user_id)
    await sendScreening(queryClient, { ...screening, ...timeSince(at) })
    toast(toasts.saved)
    return undefined
  },
  onConsentMissing: () => queryClient.removeQueries(ownConsents),
})

/**
 * Stores a finished screening until it can be sent.
 *
 * @returns false where this browser stores nothing, or no more
 */
export function storeScreening(id: string, screening: NewScreeningResult): boolean {
  const user_id = signedInId()
  if (user_id === undefined) return false
  try {
    screeningOutbox.add({ id, user_id, at: new Date().toISOString(), screening })
    return true
  } catch {
    return false
  }
}

/** Nothing where the clock of this device was changed: the server then takes the time of the call. */
function timeSince(at: string): { seconds_ago?: number } {
  const seconds = (Date.now() - Date.parse(at)) / 1000
  return seconds >= 0 && seconds <= longestWait ? { seconds_ago: seconds } : {}
}
