import { useEffect, useRef, useState } from 'react'
import { type CalendarChange, followWhileVisible } from './calendar-connection.ts'

export interface LiveCalendarState {
  /** False once the server announces nothing to this page any more. */
  isLive: boolean
  /** Asks again at once, and tries to be live again. */
  refresh: () => void
}

/**
 * Calls back soon after each change of the clinic's calendar, for the front desk, or of the user's own, as long as the
 * page is visible.
 */
export function useCalendarChanges(
  onChange: (changes: readonly CalendarChange[]) => void,
): LiveCalendarState {
  const latest = useRef(onChange)
  const [isLive, setLive] = useState(true)
  const connection = useRef<ReturnType<typeof followWhileVisible>>(undefined)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const made = followWhileVisible({
      onChange: (changes) => latest.current(changes),
      onLive: setLive,
    })
    connection.current = made
    return () => made.stop()
  }, [])
  return { isLive, refresh: () => connection.current?.refresh() }
}
