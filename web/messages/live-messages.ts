import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { ProblemError } from '#web/ui/problem.ts'
import { eventsIn } from './events.ts'

/** Milliseconds until a broken line is tried again: longer each time, and not for everybody at once. */
const pause = { first: 1000, longest: 30_000 }

/** Asks for messages again as soon as there is something new, as long as the page is looked at. */
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
        // One follows from so many other places that this one had to make room.
        if (event === 'elsewhere') return
        // What came while nobody listened is fetched as well.
        void client.invalidateQueries({ queryKey: ['messages'] })
        void client.invalidateQueries({ queryKey: ['practice', 'stats'] })
      }
    } catch (failure) {
      const isRefused = failure instanceof ProblemError && failure.status < 500
      if (signal.aborted || (isRefused && failure.status !== 429)) return
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
