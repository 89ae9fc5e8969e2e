import { useCallback, useEffect, useState } from 'react'

import { loadOnce } from '#web/platform/lazy.tsx'
import type * as laterParts from './later-parts.tsx'

type LaterParts = typeof laterParts

let loaded: LaterParts | undefined

const fetchLater = loadOnce(async () => (loaded = await import('./later-parts.tsx')))

/** In milliseconds; a busy phone may never be idle. */
const longestWait = 3000

/**
 * The parts of the frame that the first view of a page does without: fetched once the browser is
 * idle, and by `bring` where that failed.
 */
export function useLater() {
  const [parts, setParts] = useState(loaded)
  const bring = useCallback(() => void fetchLater().then(setParts, () => undefined), [])
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return bring()
    const idle = requestIdleCallback(bring, { timeout: longestWait })
    return () => cancelIdleCallback(idle)
  }, [bring])
  return { parts, bring }
}
