import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { eventsIn } from './events.ts'
import { countKeys } from '#web/platform/signed-in/counts.ts'

/**
 * Milliseconds until a lost connection is retried: longer each time, and at different times for
 * different users.
 */
const pause = { first: 1000, longest: 30_000 }

/** How long before the page was opened its data may have been read, in milliseconds. */
const readBefore = 10_000

/** The first part of the key of all that is fetched of messages. */
export const messagesKey = 'messages'

/** Fetches all conversations and counts of unread messages again. */
export const refreshMessages = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [messagesKey] })

/** The first part of the keys of conversations, each fetched on its own. */
export const threadKey = [messagesKey, 'thread'] as const

/** Fetches messages again as soon as there is something new, as long as the page is visible. */
export function useLiveMessages() {
  const client = useQueryClient()
  useEffect(() => {
    let leaving: AbortController | undefined
    const follow = () => {
      leaving?.abort()
      leaving = undefined
      if (document.visibilityState === 'hidden') return
      leaving = new AbortController()
      void followMessages(client, leaving.signal)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      leaving?.abort()
    }
  }, [client])
}

async function followMessages(client: QueryClient, signal: AbortSignal) {
  const opened = Date.now()
  let isFirst = true
  let wait = pause.first
  while (!signal.aborted) {
    try {
      const { body } = await sendAsMe((token) =>
        fetch('/api/messages/stream', {
          headers: { Authorization: `Bearer ${token}` },
          cache: 'no-store',
          signal,
        }),
      )
      for await (const { name, data } of eventsIn(body!)) {
        wait = pause.first
        // The user has too many live connections, so the server closed this one.
        if (name === 'elsewhere') return
        if (name === 'read') {
          void client.invalidateQueries({ queryKey: threadKey })
          continue
        }
        // Messages from the time without a connection are fetched as well. What the page has just
        // asked for has them all, unless one was written meanwhile.
        const isKnown =
          isFirst && name === 'ready' && isBefore(data['quiet_ms'], opened - readBefore)
        isFirst = false
        const predicate = ({ state }: Query) =>
          !isKnown || (state.fetchStatus === 'idle' && state.dataUpdatedAt < opened)
        for (const queryKey of [[messagesKey], countKeys.practice])
          void client.invalidateQueries({ queryKey, predicate })
      }
    } catch (failure) {
      const isRejected = failure instanceof ProblemError && failure.status < 500
      if (signal.aborted || (isRejected && failure.status !== 429)) return
    }
    await rest(wait * (1 + Math.random()), signal)
    wait = Math.min(wait * 2, pause.longest)
  }
}

/**
 * Whether the newest message was written before an instant by this device's clock.
 *
 * @param quiet_ms how long ago that was; null where there is no message, not a number where it is not
 *   known
 */
const isBefore = (quiet_ms: unknown, instant: number) =>
  quiet_ms === null || (typeof quiet_ms === 'number' && Date.now() - quiet_ms < instant)

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
}
