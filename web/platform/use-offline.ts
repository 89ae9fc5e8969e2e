import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const gone = new AbortController()
  for (const change of ['online', 'offline'])
    addEventListener(change, onChange, { signal: gone.signal })
  return () => gone.abort()
}

/** Whether the browser knows that it has no network. */
export const useOffline = () => useSyncExternalStore(subscribe, () => !navigator.onLine)
