import { useSyncExternalStore } from 'react'
import type { IntakeForm, NewIntakeForm } from '#domain/intake/schema.ts'
import { api } from '#web/api.ts'
import { readStoredSession, watchSession } from '#web/app/session.ts'
import { hasConsent } from '#web/app/signed-in/consents.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { onSignedOut } from '#web/app/signed-in/forget.ts'
import { queryClient } from '#web/app/signed-in/query-client.ts'
import { ProblemError } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { ownIntakeForm } from './queries.ts'
import { type Hindrance, notices } from './texts.ts'

/**
 * The list of the specification in this browser's store, as an outbox (decision 29): a whole form only
 * while it could not be sent, of which each person has one at most, and `{id, submittedAt}` afterwards.
 * Logout clears it with everything else.
 */
const key = 'intakeForms'

/** A form that waits; `submittedAt` is when it was sent off, by this phone's clock. */
export type WaitingForm = NewIntakeForm & { id: string; userId: string; submittedAt: string }
type Entry = WaitingForm | Pick<WaitingForm, 'id' | 'submittedAt'>

const { 'intake-forms': forms } = api<'intake'>(fetchAsMe)

const listeners = new Set<() => void>()
/** Why the form of this id was not taken; not kept, so that a reload tries again. */
let hindered: { id: string; by: Hindrance } | undefined
let isSending = false
onSignedOut(() => {
  hindered = undefined
})

function readEntries(): Entry[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(entries) ? (entries as Entry[]) : []
  } catch {
    return []
  }
}

/** @throws DOMException where this browser keeps nothing */
function writeEntries(entries: Entry[]) {
  localStorage.setItem(key, JSON.stringify(entries))
  for (const listener of listeners) listener()
}

const isOf =
  (userId: string | undefined) =>
  (entry: Entry): entry is WaitingForm =>
    'userId' in entry && entry.userId === userId

/** The form of the signed-in person that has not been sent. */
export function readWaiting(): WaitingForm | undefined {
  return readEntries().find(isOf(readStoredSession()?.user.id))
}

/** Puts a form into the outbox, in the place of one that waited there before. */
export function keepWaiting(form: NewIntakeForm & { id: string }) {
  const userId = readStoredSession()?.user.id
  if (userId === undefined) return
  const others = readEntries().filter((entry) => !isOf(userId)(entry))
  hindered = undefined
  writeEntries([...others, { ...form, userId, submittedAt: new Date().toISOString() }])
}

/** Takes the form of the signed-in person out of the outbox. */
export function dropWaiting() {
  const isOwn = isOf(readStoredSession()?.user.id)
  writeEntries(readEntries().filter((entry) => !isOwn(entry)))
}

/**
 * Sends a form; once the server has it, that it was sent is all that stays in this browser.
 *
 * @throws ProblemError where it was refused, TypeError without a line
 */
export async function sendForm(form: NewIntakeForm & { id: string }): Promise<void> {
  const sent: IntakeForm = await (await forms.$post({ json: form })).json()
  const isOwn = isOf(sent.user_id)
  const others = readEntries().filter((entry) => !isOwn(entry) && entry.id !== sent.id)
  hindered = undefined
  try {
    writeEntries([...others, { id: sent.id, submittedAt: sent.submittedAt }])
  } catch {
    // A full store keeps no list of what was sent; the server has it.
  }
  queryClient.setQueryData(ownIntakeForm.queryKey, sent)
  toast(notices.submitted)
}

/** True where it may be sent later as it is: there was no line, or the server was in trouble. */
export function isToSendLater(failure: unknown): boolean {
  return failure instanceof ProblemError ? failure.status >= 500 : failure instanceof TypeError
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
  for (const listener of listeners) listener()
}

function hindranceIn(failure: unknown): Hindrance {
  if (!(failure instanceof ProblemError) || failure.status >= 500) return 'line'
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
  listeners.add(changed)
  const stop = watchSession(changed)
  return () => {
    listeners.delete(changed)
    stop()
  }
}

/** What waits of the signed-in person, and why; undefined where nothing does. */
export function useWaiting() {
  return useSyncExternalStore(watch, readState, () => undefined)
}
