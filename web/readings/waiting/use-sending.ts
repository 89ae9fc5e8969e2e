import { useEffect } from 'react'
import { sendWhenPossible } from '#web/platform/calls/outbox.ts'
import { sendWaiting } from './outbox.ts'

/** Sends the queue as soon as possible, as long as the server may accept any of it. */
export function useSending(readings: readonly { refusal: string | undefined }[]) {
  const canBeSent = readings.some(({ refusal }) => refusal === undefined)
  useEffect(() => {
    if (canBeSent) return sendWhenPossible(() => void sendWaiting())
  }, [canBeSent])
}
