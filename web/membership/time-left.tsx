import { useEffect, useState } from 'react'
import { serverNow } from '#web/platform/calls/server-clock.ts'
import { formatTime } from '#web/platform/values/dates.ts'

/**
 * How long a payment is still pending by the clock of the server, which ends it: a visible countdown, and announced
 * once as a time of day.
 */
export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const clock = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(clock)
  }, [])
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p className="mt-4">
      You have until {formatTime(until)}
      <span aria-hidden="true">
        {' '}
        (<strong>{left}</strong> left)
      </span>
      .
    </p>
  )
}
