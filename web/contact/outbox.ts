import { useSyncExternalStore } from 'react'
import type { ContactMessage, NewContactMessage } from '#domain/contact.ts'
import { readStoredSession } from '#web/app/session.ts'
import { fetchInTime } from '#web/ui/in-time.ts'
import { isToSendLater, openOutbox, sendWhenPossible } from '#web/ui/outbox.ts'
import { ProblemError, problemOf } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { notices } from './texts.ts'

type Message = NewContactMessage & { id: string }

/**
 * A message that waits; `submittedAt` is when it was sent off, by this phone's clock, `userId` who was
 * signed in then.
 */
export type WaitingMessage = Message & { submittedAt: string; userId?: string | undefined }

const signedIn = () => readStoredSession()?.user.id

/** The list of the specification (section 3, decision 29). Logout clears it with everything else. */
const outbox = openOutbox<WaitingMessage>('contact_messages')

/**
 * In the name of whoever wrote it, so that it is in their export, as long as they are signed in; of
 * nobody otherwise: on a shared phone somebody else may have come. Not by the typed client: that comes
 * with all that signed-in pages need, 12 kB of no use to a visitor.
 */
async function post(message: Message, writer: string | undefined): Promise<ContactMessage> {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const session = readStoredSession()
  if (session && session.user.id === writer && session.expires_at * 1000 > Date.now())
    headers.set('Authorization', `Bearer ${session.access_token}`)
  const body = JSON.stringify(message)
  const answer = await fetchInTime('/api/contact-messages', { method: 'POST', headers, body })
  if (!answer.ok) throw await problemOf(answer)
  return (await answer.json()) as ContactMessage
}

/** In the server's words, why a message was not taken; not kept, so that a reload tries again. */
const refusals = new Map<string, string>()

const isWaiting = (entry: object): entry is WaitingMessage => 'message' in entry

const readWaiting = () => outbox.read().filter(isWaiting)

/**
 * Sends a message; once the server has it, that it was sent is all that stays in this browser.
 *
 * @throws ProblemError where it was refused, TypeError without a line
 */
async function sendMessage(message: Message, writer: string | undefined): Promise<void> {
  const sent = await post(message, writer)
  const others = outbox.read().filter(({ id }) => id !== sent.id)
  refusals.delete(sent.id)
  try {
    outbox.write([...others, { id: sent.id, submittedAt: sent.submittedAt }])
  } catch {
    // A full store keeps no list of what was sent; the server has it.
  }
  toast(notices.sent)
}

/**
 * Sends a message, or puts it into the outbox where there is no line.
 *
 * @throws ProblemError where it was refused, TypeError where it was neither sent nor kept
 */
export async function sendOrKeep(message: Message): Promise<'sent' | 'kept'> {
  try {
    await sendMessage(message, signedIn())
    return 'sent'
  } catch (failure) {
    if (!isToSendLater(failure)) throw failure
    try {
      keepWaiting(message)
    } catch {
      // This browser keeps nothing, so the message must stay on the screen.
      throw failure
    }
    toast(notices.waiting)
    return 'kept'
  }
}

/** Puts a message into the outbox. @throws DOMException where this browser keeps nothing */
function keepWaiting(message: Message) {
  const others = outbox.read().filter(({ id }) => id !== message.id)
  outbox.write([
    ...others,
    { ...message, submittedAt: new Date().toISOString(), userId: signedIn() },
  ])
  keepSending()
}

/** Takes a message out of the outbox. */
export function dropWaiting(message: { id: string }) {
  outbox.write(outbox.read().filter(({ id }) => id !== message.id))
}

let isSending = false

/** Tries all that waits and was not refused; whatever comes of it, nothing is thrown. */
export async function sendWaiting(): Promise<void> {
  if (isSending) return
  isSending = true
  for (const { submittedAt: _, userId, ...message } of readWaiting())
    if (!refusals.has(message.id))
      await sendMessage(message, userId).catch((failure: unknown) => {
        const isRefused = failure instanceof ProblemError && !isToSendLater(failure)
        // Asked too often: no word about the message.
        if (isRefused && failure.status !== 429) refusals.set(message.id, failure.message)
        outbox.announce()
      })
  isSending = false
}

const isAnyToSend = () => readWaiting().some(({ id }) => !refusals.has(id))

let stop: (() => void) | undefined

/** From now on sends what waits as soon as that can be, on whatever page one is. */
export function keepSending() {
  if (stop || !isAnyToSend()) return
  stop = sendWhenPossible(() => {
    if (isAnyToSend()) return void sendWaiting()
    stop?.()
    stop = undefined
  })
}

const nothing: readonly (WaitingMessage & { refusal?: string | undefined })[] = []
let lastText = '[]'
let last = nothing

/** The same list as long as nothing has changed, as React wants it. */
function readState() {
  const state = readWaiting().map((one) => ({ ...one, refusal: refusals.get(one.id) }))
  const text = JSON.stringify(state)
  if (text !== lastText) last = state
  lastText = text
  return last
}

const watch = (changed: () => void) => outbox.watch(changed)

/** What waits in this browser, and why where it was refused. */
export function useWaiting() {
  return useSyncExternalStore(watch, readState, () => nothing)
}
