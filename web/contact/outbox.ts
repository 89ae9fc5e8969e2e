import type { ContactMessage, NewContactMessage } from '#domain/contact/schema.ts'
import { fetchWithTimeout } from '#web/platform/calls/with-timeout.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'
import { keptList } from '#web/platform/calls/kept/kept-lists.ts'
import { openOutbox } from '#web/platform/calls/outbox.ts'
import type { SentEntry } from '#web/platform/calls/outbox-kind.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { problemOf } from '#web/platform/calls/problem.ts'
import { isToSendLater } from '#web/platform/calls/send-when-possible.ts'
import { readStoredSession, signedInId } from '#web/platform/calls/session.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { toasts } from './texts.ts'

type Message = NewContactMessage & { id: string }

/**
 * An unsent message; `submittedAt` is when the user sent it, by this phone's clock, `userId` who
 * was signed in then.
 */
export type WaitingMessage = Message & { submittedAt: string; userId?: string | undefined }

/**
 * The list of docs/specification.md, "Forms that wait to be sent". A message of a user is locked for them, and no
 * one else sees or sends it. One that was written without an account belongs to the browser.
 */
export const messageOutbox = openOutbox<WaitingMessage>({
  key: outboxKeys.messages,
  list: keptList(outboxKeys.messages),
  isEntry: ({ message }) => message !== undefined,
  idOf: ({ id }) => id,
  isOwn: ({ userId }) => userId === undefined || userId === signedInId(),
  send(entry) {
    const { submittedAt: _, userId, ...message } = entry
    return post(message, userId)
  },
  keepsSent: true,
})

/**
 * Sent with the token of its writer, so that it is in their export, as long as that is valid;
 * otherwise without a token. Not by the
 * typed client: that brings all that signed-in pages need, 12 kB of no use to a visitor.
 */
async function post(message: Message, writer: string | undefined): Promise<SentEntry> {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const session = readStoredSession()
  if (session && session.user.id === writer && session.expires_at * 1000 > Date.now())
    headers.set('Authorization', `Bearer ${session.access_token}`)
  const body = JSON.stringify(message)
  const answer = await fetchWithTimeout('/api/contact-messages', { method: 'POST', headers, body })
  if (!answer.ok) throw await problemOf(answer)
  const { id, submittedAt } = (await answer.json()) as ContactMessage
  toast(toasts.sent)
  return { id, submittedAt }
}

/**
 * Sends a message, or puts it into the outbox when offline. Once the server has it, this browser
 * stores only that it was sent.
 *
 * @returns where it is, if it was not sent
 * @throws ProblemError where it was rejected, TypeError where it was neither sent nor stored
 */
export async function sendOrKeep(message: Message): Promise<'sent' | Place> {
  const userId = signedInId()
  try {
    messageOutbox.noteSent(await post(message, userId))
    return 'sent'
  } catch (failure) {
    if (!isToSendLater(failure)) throw failure
    // It is locked for its writer alone: without them it stays on the screen.
    if (signedInId() !== userId) throw failure
    const place = await messageOutbox
      .add({ ...message, submittedAt: new Date().toISOString(), userId })
      .catch(() => {
        // This browser stores nothing, so the message must stay on the screen.
        throw failure
      })
    messageOutbox.keepSending()
    toast(toasts.waiting(place))
    return place
  }
}
