import { ProblemError } from './problem.ts'

/** True where it may be sent later unchanged: the browser was offline, or the server failed. */
export function isToSendLater(failure: unknown): boolean {
  return failure instanceof ProblemError ? failure.status >= 500 : failure instanceof TypeError
}

/**
 * Why an entry is unsent: no connection, no consent, the user must say when it was, or the server rejected
 * it in these words.
 */
export type BlockedBy = 'offline' | 'consent' | 'time' | { rejected: string }

/** The code of a ProblemError of an entry whose time a changed clock hides. */
export const timeUnknown = 'time_unknown'

/** True where it may be sent later as it is: also after the session ended, or too many requests. */
export function isForLater(failure: unknown): boolean {
  if (isToSendLater(failure)) return true
  return failure instanceof ProblemError && [401, 429].includes(failure.status)
}

/**
 * True where the next entry may be sent although this one failed: it was rejected, or the server
 * crashed on it. A proxy reports a server that is down as 502 to 504.
 */
export function isOfOneEntry(failure: unknown): boolean {
  if (!(failure instanceof ProblemError) || failure.code === 'consent_withdrawn') return false
  return failure.status === 500 || !isForLater(failure)
}

/** Why it was not sent, by the failure. */
export function blockedBy(
  failure: unknown,
  wordsOf = ({ message }: ProblemError): string => message,
): BlockedBy {
  if (!(failure instanceof ProblemError) || isForLater(failure)) return 'offline'
  if (failure.code === 'consent_withdrawn') return 'consent'
  return failure.code === timeUnknown ? 'time' : { rejected: wordsOf(failure) }
}

/**
 * The longest pause between two attempts, in ms: the connection may be back without an event of the
 * browser.
 */
const longest = 20_000

/** The first pause, in ms: the browser may report the connection a moment before it works. */
const shortest = 1_000

/**
 * Calls `send` at once and when the browser reports that it is online; after each of these
 * repeatedly, with pauses that grow from 1 s to 20 s.
 *
 * @returns a function to stop
 */
export function sendWhenPossible(send: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const sendIn = (pause: number) => {
    timer = setTimeout(() => {
      sendIn(Math.min(2 * pause, longest))
      send()
    }, pause)
  }
  const begin = () => {
    clearTimeout(timer)
    sendIn(shortest)
    send()
  }
  addEventListener('online', begin)
  begin()
  return () => {
    clearTimeout(timer)
    removeEventListener('online', begin)
  }
}
