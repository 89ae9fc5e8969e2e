import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { eventsIn } from './events.ts'
import { refreshPractice } from '#web/platform/signed-in/counts.ts'

/**
 * Milliseconds until a lost connection is retried: longer each time, and at different times for
 * different users.
 */
const pause = { first: 1000, longest: 30_000 }

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
      for await (const event of eventsIn(body!)) {
        wait = pause.first
        // The user has too many live connections, so the server closed this one.
        if (event === 'elsewhere') return
        if (event === 'read') {
          void client.invalidateQueries({ queryKey: threadKey })
          continue
        }
        // Messages from the time without a connection are fetched as well.
        void refreshMessages(client)
        void refreshPractice(client)
      }
    } catch (failure) {
      const isRejected = failure instanceof ProblemError && failure.status < 500
      if (signal.aborted || (isRejected && failure.status !== 429)) return
    }
    await rest(wait * (1 + Math.random()), signal)
    wait = Math.min(wait * 2, pause.longest)
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
}
