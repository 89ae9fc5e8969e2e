import { useEffect, useState } from 'react'

/** The current time in milliseconds, updated every minute, for texts like "today" and "5 min". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
