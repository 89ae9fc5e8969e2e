import { ProblemError } from './problem.ts'

/** What stays in the list of something that was sent. */
export interface SentEntry {
  id: string
  /** ISO instant: when the user sent it, by this device's clock; afterwards, when it arrived. */
  submittedAt: string
}

/**
 * A list in this browser's store that works as an outbox: a whole entry only while it could not be
 * sent, and `{id, submittedAt}` afterwards. Several tabs may read and write it.
 */
export function openOutbox<Waiting extends SentEntry>(key: string) {
  type Entry = Waiting | SentEntry
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }
  return {
    /** All entries; none where the store cannot be read, or contains something else. */
    read(): Entry[] {
      try {
        const entries: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(entries)
          ? entries.filter((one): one is Entry => one instanceof Object)
          : []
      } catch {
        return []
      }
    },
    /** @throws DOMException where this browser stores nothing */
    write(entries: readonly Entry[]) {
      localStorage.setItem(key, JSON.stringify(entries))
      announce()
    },
    /** Notifies all subscribers that the state of the entries has changed. */
    announce,
    /** Calls `changed` after each change, also by another tab; returns a function to stop. */
    watch(changed: () => void): () => void {
      listeners.add(changed)
      addEventListener('storage', changed)
      return () => {
        listeners.delete(changed)
        removeEventListener('storage', changed)
      }
    },
  }
}

/** True where it may be sent later unchanged: the browser was offline, or the server failed. */
export function isToSendLater(failure: unknown): boolean {
  return failure instanceof ProblemError ? failure.status >= 500 : failure instanceof TypeError
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
