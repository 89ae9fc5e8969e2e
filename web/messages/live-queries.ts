import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countKeys } from '#web/platform/signed-in/counts.ts'
import { followEvents } from '#web/platform/signed-in/follow-events.ts'
import { mayLack, writtenAt } from './newest-message.ts'

/**
 * The maximum delay, in milliseconds, before the part of the page that follows messages is loaded.
 */
const latePart = 10_000

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
  useEffect(() => followLive(client), [client])
}

/** How many parts of the page follow: a browser opens few connections to a server, so all share one. */
let followers = 0
let end: (() => void) | undefined

/**
 * Fetches messages and the number of open alerts again as soon as there is something new, as long as
 * the page is visible.
 *
 * @returns how to follow no longer
 */
export function followLive(client: QueryClient): () => void {
  followers += 1
  if (followers === 1) end = followWhileVisible(client)
  return () => {
    followers -= 1
    if (followers === 0) end?.()
  }
}

function followWhileVisible(client: QueryClient): () => void {
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
}

async function followMessages(client: QueryClient, signal: AbortSignal) {
  const asked = Date.now() - latePart
  let isFirst = true
  await followEvents('/api/messages/stream', {
    signal,
    onEvent({ name, data }) {
      // The user has too many live connections, so the server closed this one.
      if (name === 'elsewhere') return false
      if (name === 'alert') {
        void client.invalidateQueries({ queryKey: countKeys.waiting })
        return true
      }
      if (name === 'ready') refreshAlerts(client, data['open_alerts'])
      if (name === 'read') {
        void client.invalidateQueries({ queryKey: threadKey })
        return true
      }
      // Messages from the time without a connection are fetched as well. What the page has asked
      // for has them all, unless one was written meanwhile.
      const newest = isFirst && name === 'ready' ? writtenAt(data['quiet_ms']) : Infinity
      isFirst = false
      const predicate = ({ state }: Query) => mayLack(newest, state, asked)
      for (const queryKey of [[messagesKey], countKeys.practice])
        void client.invalidateQueries({ queryKey, predicate })
      return true
    },
  })
}

/** Asks for the number of open alerts again where it is another than the server counts, or not known. */
function refreshAlerts(client: QueryClient, open_alerts: unknown) {
  const known = client.getQueryData<{ open_safety_alerts: number }>(countKeys.waiting)
  if (known?.open_safety_alerts !== open_alerts)
    void client.invalidateQueries({ queryKey: countKeys.waiting })
}
