import { useSyncExternalStore } from 'react'
import type { IntakeForm, NewIntakeForm } from '#domain/intake/schema.ts'
import { api } from '#web/api.ts'
import { readStoredSession, watchSession } from '#web/platform/calls/session.ts'
import { hasConsent } from '#web/platform/signed-in/consents.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { isToSendLater, openOutbox } from '#web/platform/calls/outbox.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { ownIntakeForm } from './queries.ts'
import { type Hindrance, notices } from './texts.ts'

/** An unsent form; `submittedAt` is when the user sent it, by this phone's clock. */
export type WaitingForm = NewIntakeForm & { id: string; userId: string; submittedAt: string }

/**
 * The list of the specification (decision 29), in which each user has at most one unsent form.
 * Logout clears it with everything else.
 */
const outbox = openOutbox<WaitingForm>('intakeForms')

const { 'intake-forms': forms } = api<'intake'>(fetchAsMe)

/** Why the form of this id was not accepted; not stored, so that a reload tries again. */
let hindered: { id: string; by: Hindrance } | undefined
let isSending = false
onSignedOut(() => {
  hindered = undefined
})

const isOf =
  (userId: string | undefined) =>
  (entry: object): entry is WaitingForm =>
    'userId' in entry && entry.userId === userId

/** The unsent form of the signed-in user. */
export function readWaiting(): WaitingForm | undefined {
  return outbox.read().find(isOf(readStoredSession()?.user.id))
}

/** Puts a form into the outbox, and replaces an earlier one. */
export function queueEntry(form: NewIntakeForm & { id: string }) {
  const userId = readStoredSession()?.user.id
  if (userId === undefined) return
  const others = outbox.read().filter((entry) => !isOf(userId)(entry))
  hindered = undefined
  outbox.write([...others, { ...form, userId, submittedAt: new Date().toISOString() }])
}

/** Removes the form of the signed-in user from the outbox. */
export function dropWaiting() {
  const isOwn = isOf(readStoredSession()?.user.id)
  outbox.write(outbox.read().filter((entry) => !isOwn(entry)))
}

/**
 * Sends a form; once the server has it, this browser stores only that it was sent.
 *
 * @throws ProblemError where it was rejected, TypeError when offline
 */
export async function sendForm(form: NewIntakeForm & { id: string }): Promise<void> {
  const sent: IntakeForm = await (await forms.$post({ json: form })).json()
  const isOwn = isOf(sent.user_id)
  const others = outbox.read().filter((entry) => !isOwn(entry) && entry.id !== sent.id)
  hindered = undefined
  try {
    outbox.write([...others, { id: sent.id, submittedAt: sent.submittedAt }])
  } catch {
    // A full store has no list of what was sent; the server has it.
  }
  queryClient.setQueryData(ownIntakeForm.queryKey, sent)
  toast(notices.submitted)
}

/** Tries to send the form of the signed-in user; never throws. */
export async function sendWaiting(): Promise<void> {
  const waiting = readWaiting()
  if (!waiting || isSending) return
  isSending = true
  try {
    const { userId: _, submittedAt: __, ...form } = waiting
    if (await hasConsent(queryClient, 'health_data')) await sendForm(form)
    else hinder(waiting.id, 'consent')
  } catch (failure) {
    hinder(waiting.id, hindranceIn(failure))
  } finally {
    isSending = false
  }
}

function hinder(id: string, by: Hindrance) {
  hindered = { id, by }
  outbox.announce()
}

function hindranceIn(failure: unknown): Hindrance {
  if (!(failure instanceof ProblemError) || isToSendLater(failure)) return 'line'
  if (failure.code === 'consent_withdrawn') return 'consent'
  // Signed out, or rate-limited: that says nothing about the form.
  return [401, 429].includes(failure.status) ? 'line' : { refused: failure.message }
}

let lastText: string | undefined
let last: { form: WaitingForm; hindrance: Hindrance } | undefined

/** The same object as long as nothing has changed, as React requires. */
function readState() {
  const form = readWaiting()
  const hindrance = form && hindered?.id === form.id ? hindered.by : 'line'
  const text = JSON.stringify([form, hindrance])
  if (text !== lastText) last = form && { form, hindrance }
  lastText = text
  return last
}

function watch(changed: () => void): () => void {
  const stops = [outbox.watch(changed), watchSession(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The unsent form of the signed-in user, and why it is unsent; undefined without one. */
export function useWaiting() {
  return useSyncExternalStore(watch, readState, () => undefined)
}
