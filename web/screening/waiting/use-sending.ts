import { useEffect } from 'react'
import { sendWhenPossible } from '#web/platform/calls/outbox.ts'
import { sendWaiting, type ShownScreening } from './outbox.ts'

/** Sends the queued screenings as soon as possible, as long as the server may accept one. */
export function useSending(waiting: readonly ShownScreening[]) {
  const canBeSent = waiting.some(({ blockedBy }) => !(blockedBy instanceof Object))
  useEffect(() => {
    if (canBeSent) return sendWhenPossible(() => void sendWaiting())
  }, [canBeSent])
}
