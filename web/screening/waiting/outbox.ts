import type { NewScreeningResult } from '#domain/screening/schema.ts'
import { copyIdOf } from '#domain/values/copy-id.ts'
import { keptOfflineSeconds } from '#domain/values/kept-offline.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { ageOf, type Stamp } from '#web/platform/calls/entry-age.ts'
import { keptList } from '#web/platform/calls/kept/kept-lists.ts'
import { openOutbox } from '#web/platform/calls/outbox.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { timeUnknown } from '#web/platform/calls/send-when-possible.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import { clocksNow, stampNow } from '#web/platform/calls/stamp.ts'
import { checkBeforeSending } from '#web/platform/signed-in/before-sending.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { sendScreening } from '../queries.ts'
import { toasts } from '../texts.ts'

/** A finished screening that the server does not have. */
interface WaitingScreening extends Stamp {
  id: string
  user_id: string
  screening: NewScreeningResult
}

/** The screenings that could not be sent, locked on this phone for their owner. */
export const screeningOutbox = openOutbox<WaitingScreening>({
  key: outboxKeys.screenings,
  list: keptList(outboxKeys.screenings),
  isEntry: ({ id, user_id, at, screening }) =>
    typeof id === 'string' &&
    typeof user_id === 'string' &&
    !Number.isNaN(Date.parse(at ?? '')) &&
    screening instanceof Object,
  idOf: ({ id }) => id,
  isOwn: ({ user_id }) => user_id === signedInId(),
  async send({ user_id, screening, ...stamp }) {
    await checkBeforeSending(user_id)
    const seconds_ago = ageOf(stamp, clocksNow(), keptOfflineSeconds)
    if (seconds_ago === undefined)
      throw new ProblemError({ code: timeUnknown, message: '', status: 422 })
    await sendScreening(queryClient, { ...screening, seconds_ago })
    toast(toasts.saved)
    return undefined
  },
  onConsentMissing: () => queryClient.removeQueries(ownConsents),
})

/** Whether an entry has these answers: a duplicated tab finishes with others under the same id. */
export const isEntryOf = (
  entry: { screening: NewScreeningResult },
  screening: NewScreeningResult,
) => JSON.stringify(entry.screening) === JSON.stringify(screening)

/**
 * Stores a finished screening until it can be sent, beside that of a duplicated tab.
 *
 * @returns the id of its entry; undefined where this browser stores nothing, or no more
 */
export async function storeScreening(
  own_id: string,
  screening: NewScreeningResult,
): Promise<string | undefined> {
  const user_id = signedInId()
  if (user_id === undefined) return undefined
  const isTaken = screeningOutbox
    .own()
    .some((one) => one.id === own_id && !isEntryOf(one, screening))
  const id = isTaken ? copyIdOf(own_id, JSON.stringify(screening)) : own_id
  try {
    await screeningOutbox.add({ id, user_id, ...stampNow(), screening })
    return id
  } catch {
    return undefined
  }
}

/** The person has said when it was finished: an ISO instant. It is sent as soon as possible. */
export async function setScreeningTime(id: string, taken_at: string) {
  const found = screeningOutbox.own().find((one) => one.id === id)
  if (!found) return
  await screeningOutbox.add({ ...found, taken_at })
  screeningOutbox.keepSending()
}
