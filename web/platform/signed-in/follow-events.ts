import { eventsIn, type ServerEvent } from '#web/platform/calls/events.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { sendAsMe } from './authenticated-fetch.ts'

/** Milliseconds until a lost connection is tried again for the first time. */
const firstPause = 1000

interface Following {
  /** Stops when it aborts. */
  signal: AbortSignal
  /** @returns false to stop */
  onEvent: (event: ServerEvent) => boolean
  /**
   * The longest pause between two tries, in milliseconds: each is twice as long as the one before, and
   * they differ between users.
   */
  longestPause?: number
  /**
   * Without a byte for so long, in milliseconds, the connection counts as lost. The server sends one every
   * 25 s. Without this only the browser decides.
   */
  silentFor?: number
  /**
   * Whether 404 is tried again, too: while a new version is rolled out, some servers do not have the path yet.
   */
  mayBeMissing?: boolean
}

/**
 * Follows server-sent events of the signed-in user, and connects again whenever the connection is lost, at
 * once where the device is online again. Never throws; it ends where `onEvent` says so, or where the server
 * rejects the caller.
 */
export async function followEvents(path: `/api/${string}`, following: Following): Promise<void> {
  const { signal, longestPause = 30_000 } = following
  let wait = firstPause
  while (!signal.aborted) {
    try {
      const stopped = await followOnce(path, following, () => (wait = firstPause))
      if (stopped) return
    } catch (failure) {
      const isRejected = failure instanceof ProblemError && failure.status < 500
      const isForNow =
        isRejected && (failure.status === 429 || (following.mayBeMissing && failure.status === 404))
      if (signal.aborted || (isRejected && !isForNow)) return
    }
    await rest(wait * (1 + Math.random()), signal)
    wait = Math.min(wait * 2, longestPause)
  }
}

/** One connection. @returns whether `onEvent` has stopped it */
async function followOnce(
  path: string,
  { signal, onEvent, silentFor }: Following,
  onArrival: () => void,
): Promise<boolean> {
  const connection = new AbortController()
  const stop = () => connection.abort()
  signal.addEventListener('abort', stop)
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    if (silentFor) timer = setTimeout(stop, silentFor)
  }
  watch()
  try {
    const { body } = await sendAsMe((token) =>
      fetch(path, {
        headers: { Authorization: `Bearer ${token}` },
        cache: 'no-store',
        signal: connection.signal,
      }),
    )
    for await (const event of eventsIn(body!, watch)) {
      onArrival()
      if (!onEvent(event)) return true
    }
    return false
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    addEventListener('online', end)
  })
}
