import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCalendarChanges } from '#web/platform/signed-in/follow-calendar.ts'
import { reloadAppointments } from './appointment-queries.ts'
import { NotLive } from './not-live.tsx'

/** Fetches the appointments of the open calendar again once one of them has changed elsewhere. */
export function LiveCalendar() {
  const client = useQueryClient()
  const isConnected = useRef(false)
  const live = useCalendarChanges((changes) => {
    // The page was fetched when it opened. After a lost connection something may have been missed.
    const isAgain = isConnected.current && changes.some(({ changed }) => changed === 'ready')
    isConnected.current = true
    // Each reading is on record: one that is only supposed to have changed is not read.
    const isChanged = changes.some(
      ({ changed }) => changed === 'visits' || changed === 'hours' || changed === 'asked',
    )
    if (isAgain || isChanged) void reloadAppointments(client)
  })
  return <NotLive {...live} />
}
