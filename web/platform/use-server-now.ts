import { useEffect, useState } from 'react'
import { earliestNow, serverNow, watchServerClock } from './calls/server-clock.ts'

/**
 * The current time in milliseconds by the server's clock, as far as this phone knows it: for the ages of
 * readings, which the server has dated. Updated every minute, and where a clock turns out to be wrong.
 */
export function useServerNow(): { now: number; earliest: number } {
  const [times, setTimes] = useState(phoneTime)
  useEffect(() => {
    const update = () => setTimes({ now: serverNow(), earliest: earliestNow() })
    update()
    const clock = setInterval(update, 60_000)
    const stop = watchServerClock(update)
    // A phone that wakes is right at once.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', update)
      stop()
    }
  }, [])
  return times
}

/** The first time a page is drawn it reads no store. */
function phoneTime() {
  const now = Date.now()
  return { now, earliest: now }
}
