import { useEffect, useState } from 'react'

/**
 * The current time in milliseconds, updated every minute and when the page is seen again, for texts like
 * "today" and "5 min".
 */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const update = () => setNow(Date.now())
    const clock = setInterval(update, 60_000)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}
