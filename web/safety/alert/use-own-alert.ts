import { useEffect, useState } from 'react'
import type { OwnAlert } from '#domain/safety/schema.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const calls = loadOnce(() => import('#web/safety/alert/provider-alert.ts'))

/** Milliseconds between two looks: a message leaves within seconds, a step may take an hour. */
const looks = { first: 5_000, later: 60_000 }

/**
 * What is known of the person's open alert, looked up again while the page is seen. A failed look leaves what was
 * known before. So does an answer without anyone: the alert is closed then.
 *
 * @param raised what the server answered when it was raised
 */
export function useOwnAlert(raised: OwnAlert): OwnAlert {
  const [known, setKnown] = useState(raised)
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        if (document.visibilityState === 'visible') {
          const now = await (await calls()).readOwnAlert()
          if (!isOver && now.notified.length > 0) setKnown(now)
        }
      } catch {
        // Offline, or logged out: what was known stays.
      }
      if (!isOver) timer = setTimeout(() => void look(), looks.later)
    }
    timer = setTimeout(() => void look(), looks.first)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  return known
}
