import { useSyncExternalStore } from 'react'
import type { IntakeForm, NewIntakeForm } from '#domain/intake/schema.ts'
import { api } from '#web/api.ts'
import { readStoredSession, watchSession } from '#web/app/session.ts'
import { hasConsent } from '#web/app/signed-in/consents.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { onSignedOut } from '#web/app/signed-in/forget.ts'
import { queryClient } from '#web/app/signed-in/query-client.ts'
import { isToSendLater, openOutbox } from '#web/ui/outbox.ts'
import { ProblemError } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { ownIntakeForm } from './queries.ts'
import { type Hindrance, notices } from './texts.ts'

/** A form that waits; `submittedAt` is when it was sent off, by this phone's clock. */
export type WaitingForm = NewIntakeForm & { id: string; userId: string; submittedAt: string }

/**
 * The list of the specification (decision 29), in which each person has one form at most that waits.
 * Logout clears it with everything else.
 */
const outbox = openOutbox<WaitingForm>('intakeForms')

const { 'intake-forms': forms } = api<'intake'>(fetchAsMe)

/** Why the form of this id was not taken; not kept, so that a reload tries again. */
let hindered: { id: string; by: Hindrance } | undefined
let isSending = false
onSignedOut(() => {
  hindered = undefined
})

const isOf =
  (userId: string | undefined) =>
  (entry: object): entry is WaitingForm =>
    'userId' in entry && entry.userId === userId

/** The form of the signed-in person that has not been sent. */
export function readWaiting(): WaitingForm | undefined {
  return outbox.read().find(isOf(readStoredSession()?.user.id))
}

/** Puts a form into the outbox, in the place of one that waited there before. */
export function keepWaiting(form: NewIntakeForm & { id: string }) {
  const userId = readStoredSession()?.user.id
  if (userId === undefined) return
  const others = outbox.read().filter((entry) => !isOf(userId)(entry))
  hindered = undefined
  outbox.write([...others, { ...form, userId, submittedAt: new Date().toISOString() }])
}

/** Takes the form of the signed-in person out of the outbox. */
export function dropWaiting() {
  const isOwn = isOf(readStoredSession()?.user.id)
  outbox.write(outbox.read().filter((entry) => !isOwn(entry)))
}

/**
 * Sends a form; once the server has it, that it was sent is all that stays in this browser.
 *
 * @throws ProblemError where it was refused, TypeError without a line
 */
export async function sendForm(form: NewIntakeForm & { id: string }): Promise<void> {
  const sent: IntakeForm = await (await forms.$post({ json: form })).json()
  const isOwn = isOf(sent.user_id)
  const others = outbox.read().filter((entry) => !isOwn(entry) && entry.id !== sent.id)
  hindered = undefined
  try {
    outbox.write([...others, { id: sent.id, submittedAt: sent.submittedAt }])
  } catch {
    // A full store keeps no list of what was sent; the server has it.
  }
  queryClient.setQueryData(ownIntakeForm.queryKey, sent)
  toast(notices.submitted)
}

/** Tries what waits for the signed-in person; whatever comes of it, nothing is thrown. */
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
  // Signed out, or asked too often: no word about the form.
  return [401, 429].includes(failure.status) ? 'line' : { refused: failure.message }
}

let lastText: string | undefined
let last: { form: WaitingForm; hindrance: Hindrance } | undefined

/** The same object as long as nothing has changed, as React wants it. */
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

/** What waits of the signed-in person, and why; undefined where nothing does. */
export function useWaiting() {
  return useSyncExternalStore(watch, readState, () => undefined)
}
