import type { IntakeForm, NewIntakeForm } from '#domain/intake/schema.ts'
import { api } from '#web/api.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'
import { keptList } from '#web/platform/calls/kept/kept-lists.ts'
import { ageOf } from '#web/platform/calls/entry-age.ts'
import { clocksNow } from '#web/platform/calls/stamp.ts'
import { keptOfflineSeconds } from '#domain/values/kept-offline.ts'
import { openOutbox } from '#web/platform/calls/outbox.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import type { SentEntry, Unsent } from '#web/platform/calls/outbox-kind.ts'
import { useOutbox } from '#web/platform/calls/use-outbox.ts'
import { checkBeforeSending } from '#web/platform/signed-in/before-sending.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { profileKey } from '#web/platform/signed-in/profile.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { ownIntakeForm } from './queries.ts'
import { toasts } from './texts.ts'

type Form = NewIntakeForm & { id: string }

/** An unsent form; `submittedAt` is when the user sent it, by this phone's clock. */
export type WaitingForm = Form & { userId: string; submittedAt: string }

const { 'intake-forms': forms } = api<'intake'>(authenticatedFetch)

/**
 * The list of docs/specification.md, "Forms that wait to be sent", locked on this phone for its owner.
 */
export const intakeOutbox = openOutbox<WaitingForm>({
  key: outboxKeys.forms,
  list: keptList(outboxKeys.forms),
  isEntry: ({ userId }) => userId !== undefined,
  idOf: ({ id }) => id,
  isOwn: ({ userId }) => userId === signedInId(),
  async send(entry) {
    const { userId, submittedAt, ...form } = entry
    await checkBeforeSending(userId)
    // Of unknown age it is as old as can be: it then replaces nothing.
    const seconds_ago =
      ageOf({ at: submittedAt }, clocksNow(), keptOfflineSeconds) ?? keptOfflineSeconds
    return post({ ...form, seconds_ago })
  },
  keepsSent: true,
  onePerUser: true,
})

/**
 * Puts a form into the outbox, and replaces an earlier one.
 *
 * @returns where it is; undefined where no one is logged in
 * @throws DOMException where this browser stores nothing, or no more
 */
export async function queueEntry(form: Form): Promise<Place | undefined> {
  const userId = signedInId()
  if (userId === undefined) return undefined
  return intakeOutbox.add({ ...form, userId, submittedAt: new Date().toISOString() })
}

/**
 * Sends a form; once the server has it, this browser stores only that it was sent.
 *
 * @throws ProblemError where it was rejected, TypeError when offline
 */
export async function sendForm(form: Form): Promise<void> {
  intakeOutbox.noteSent(await post(form))
}

async function post(form: Form): Promise<SentEntry> {
  const sent: IntakeForm = await (await forms.$post({ json: form })).json()
  queryClient.setQueryData(ownIntakeForm.queryKey, sent)
  // Allergies and the date of birth are in the profile now.
  void queryClient.invalidateQueries({ queryKey: profileKey })
  toast(toasts.submitted)
  return { id: sent.id, submittedAt: sent.submittedAt }
}

/** The unsent form of the signed-in user, and why it is unsent; undefined without one. */
export function useWaiting(): Unsent<WaitingForm> | undefined {
  return useOutbox(intakeOutbox).waiting[0]
}
