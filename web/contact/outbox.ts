import { useSyncExternalStore } from 'react'
import type { ContactMessage, NewContactMessage } from '#domain/contact/schema.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'
import { fetchInTime } from '#web/platform/calls/in-time.ts'
import { isToSendLater, openOutbox, sendWhenPossible } from '#web/platform/calls/outbox.ts'
import { ProblemError, problemOf } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { notices } from './texts.ts'

type Message = NewContactMessage & { id: string }

/**
 * An unsent message; `submittedAt` is when the user sent it, by this phone's clock, `userId` who
 * was signed in then.
 */
export type WaitingMessage = Message & { submittedAt: string; userId?: string | undefined }

const signedIn = () => readStoredSession()?.user.id

/** The list of the specification (section 3, decision 29). Logout clears it with everything else. */
const outbox = openOutbox<WaitingMessage>('contact_messages')

/**
 * Sent with the token of its writer, so that it is in their export, as long as they are signed in;
 * otherwise without a token: on a shared phone another user may be signed in by then. Not by the
 * typed client: that brings all that signed-in pages need, 12 kB of no use to a visitor.
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

/** The server's reasons for rejected messages; not stored, so that a reload tries again. */
const refusals = new Map<string, string>()

const isWaiting = (entry: object): entry is WaitingMessage => 'message' in entry

const readWaiting = () => outbox.read().filter(isWaiting)

/**
 * Sends a message; once the server has it, this browser stores only that it was sent.
 *
 * @throws ProblemError where it was rejected, TypeError when offline
 */
async function sendMessage(message: Message, writer: string | undefined): Promise<void> {
  const sent = await post(message, writer)
  const others = outbox.read().filter(({ id }) => id !== sent.id)
  refusals.delete(sent.id)
  try {
    outbox.write([...others, { id: sent.id, submittedAt: sent.submittedAt }])
  } catch {
    // A full store has no list of what was sent; the server has it.
  }
  toast(notices.sent)
}

/**
 * Sends a message, or puts it into the outbox when offline.
 *
 * @throws ProblemError where it was rejected, TypeError where it was neither sent nor stored
 */
export async function sendOrKeep(message: Message): Promise<'sent' | 'kept'> {
  try {
    await sendMessage(message, signedIn())
    return 'sent'
  } catch (failure) {
    if (!isToSendLater(failure)) throw failure
    try {
      queueEntry(message)
    } catch {
      // This browser stores nothing, so the message must stay on the screen.
      throw failure
    }
    toast(notices.waiting)
    return 'kept'
  }
}

/** Puts a message into the outbox. @throws DOMException where this browser stores nothing */
function queueEntry(message: Message) {
  const others = outbox.read().filter(({ id }) => id !== message.id)
  outbox.write([
    ...others,
    { ...message, submittedAt: new Date().toISOString(), userId: signedIn() },
  ])
  keepSending()
}

/** Removes a message from the outbox. */
export function dropWaiting(message: { id: string }) {
  outbox.write(outbox.read().filter(({ id }) => id !== message.id))
}

let isSending = false

/** Tries all queued messages that were not rejected; never throws. */
export async function sendWaiting(): Promise<void> {
  if (isSending) return
  isSending = true
  for (const { submittedAt: _, userId, ...message } of readWaiting())
    if (!refusals.has(message.id))
      await sendMessage(message, userId).catch((failure: unknown) => {
        const isRejected = failure instanceof ProblemError && !isToSendLater(failure)
        // Rate-limited: that says nothing about the message.
        if (isRejected && failure.status !== 429) refusals.set(message.id, failure.message)
        outbox.announce()
      })
  isSending = false
}

const isAnyToSend = () => readWaiting().some(({ id }) => !refusals.has(id))

let stop: (() => void) | undefined

/** From now on sends the queued messages as soon as possible, on any page. */
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

/** The same array as long as nothing has changed, as React requires. */
function readState() {
  const state = readWaiting().map((one) => ({ ...one, refusal: refusals.get(one.id) }))
  const text = JSON.stringify(state)
  if (text !== lastText) last = state
  lastText = text
  return last
}

const watch = (changed: () => void) => outbox.watch(changed)

/** The unsent messages in this browser, and why where one was rejected. */
export function useWaiting() {
  return useSyncExternalStore(watch, readState, () => nothing)
}
