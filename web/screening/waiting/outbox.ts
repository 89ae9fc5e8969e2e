import { useSyncExternalStore } from 'react'
import { longestWait, type NewScreeningResult } from '#domain/screening/schema.ts'
import { announceSession, readStoredSession, watchSession } from '#web/platform/calls/session.ts'
import { accessToken } from '#web/platform/signed-in/auth/auth.ts'
import { hasConsent, ownConsents } from '#web/platform/signed-in/consents.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { isToSendLater } from '#web/platform/calls/outbox.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { sendScreening } from '../queries.ts'
import { readStored, type WaitingScreening, writeStored } from './stored-waiting.ts'
import { notices } from '../texts.ts'

/** Why a screening is not sent: no connection, no consent, or the server rejected it in these words. */
export type BlockedBy = 'offline' | 'consent' | { rejected: string }

const ownerOf = () => readStoredSession()?.user.id
const readOwn = () => readStored().filter(({ user_id }) => user_id === ownerOf())

/** In memory only: after a reload each is tried again. */
const blocked = new Map<string, BlockedBy>()
/** The ids that this page has sent. */
const sent = new Set<string>()
let isSending = false
onSignedOut(() => {
  blocked.clear()
  sent.clear()
})

/**
 * Stores a finished screening until it can be sent.
 *
 * @returns false where this browser stores nothing, or no more
 */
export function storeScreening(id: string, screening: NewScreeningResult): boolean {
  const user_id = ownerOf()
  if (user_id === undefined) return false
  const others = readStored().filter((one) => one.id !== id)
  try {
    writeStored([...others, { id, user_id, at: new Date().toISOString(), screening }])
  } catch {
    return false
  }
  blocked.delete(id)
  announceSession()
  return true
}

/** Deletes a screening that the person does not want to send. */
export function removeScreening(id: string) {
  writeStored(readStored().filter((one) => one.id !== id))
  blocked.delete(id)
  announceSession()
}

/** Lets a rejected screening be sent again. */
export function retryScreening(id: string) {
  blocked.delete(id)
  return sendWaiting()
}

/** Sends the queue of the signed-in person, in one tab at a time; nothing is thrown. */
export async function sendWaiting(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    if ('locks' in navigator)
      await navigator.locks.request('ubumi.screenings', { ifAvailable: true }, (lock) =>
        lock ? sendAll() : undefined,
      )
    else await sendAll()
  } finally {
    isSending = false
    announceSession()
  }
}

const isRejected = ({ id }: WaitingScreening) => blocked.get(id) instanceof Object

async function sendAll() {
  const tried = new Set<string>()
  for (;;) {
    // Read again each time: the person may have removed one, or logged out.
    const next = readOwn().find((one) => !tried.has(one.id) && !isRejected(one))
    if (!next) return
    tried.add(next.id)
    try {
      await sendOne(next)
      removeScreening(next.id)
      sent.add(next.id)
      toast(notices.saved)
    } catch (failure) {
      const reason = blockedBy(failure)
      blocked.set(next.id, reason)
      if (reason === 'consent') queryClient.removeQueries(ownConsents)
      if (!(reason instanceof Object)) return
    }
  }
}

async function sendOne({ user_id, at, screening }: WaitingScreening) {
  if (!(await hasConsent(queryClient, 'health_data'))) throw consentMissing()
  // A token that is renewed now takes time, in which another person may have logged in.
  await accessToken()
  if (ownerOf() !== user_id) throw new TypeError('Another person is signed in.')
  await sendScreening(queryClient, { ...screening, ...timeSince(at) })
}

/** Nothing where the clock of this device was changed: the server then takes the time of the call. */
function timeSince(at: string): { seconds_ago?: number } {
  const seconds = (Date.now() - Date.parse(at)) / 1000
  return seconds >= 0 && seconds <= longestWait ? { seconds_ago: seconds } : {}
}

function consentMissing() {
  return new ProblemError({ code: 'consent_withdrawn', message: '', status: 403 })
}

function blockedBy(failure: unknown): BlockedBy {
  if (!(failure instanceof ProblemError) || isForLater(failure)) return 'offline'
  return failure.code === 'consent_withdrawn' ? 'consent' : { rejected: failure.message }
}

/** True where it may be sent later as it is: also after the session ended, or too many requests. */
export function isForLater(failure: unknown): boolean {
  if (isToSendLater(failure)) return true
  return failure instanceof ProblemError && [401, 429].includes(failure.status)
}

/** A queued screening, and why it is queued. */
export type ShownScreening = Pick<WaitingScreening, 'id' | 'at'> & { blockedBy: BlockedBy }

interface State {
  waiting: readonly ShownScreening[]
  /** The ids that were sent since the page was opened. */
  sent: readonly string[]
}

const nothing: State = { waiting: [], sent: [] }
let lastText = ''
let last = nothing

/** The same object as long as nothing has changed, as React wants it. */
function readState(): State {
  const waiting = readOwn().map(({ id, at }) => ({
    id,
    at,
    blockedBy: blocked.get(id) ?? ('offline' as const),
  }))
  const state = { waiting, sent: [...sent] }
  const text = JSON.stringify(state)
  if (text !== lastText) last = state
  lastText = text
  return last
}

/** The queued screenings of the signed-in person, oldest first, and those that were sent. */
export function useOutbox() {
  return useSyncExternalStore(watchSession, readState, () => nothing)
}
