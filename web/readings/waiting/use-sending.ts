import { useEffect } from 'react'
import { sendWhenPossible } from '#web/ui/outbox.ts'
import { sendWaiting } from './outbox.ts'

/** Sends what waits as soon as that can be, as long as the server may take any of it. */
export function useSending(readings: readonly { refusal: string | undefined }[]) {
  const canBeSent = readings.some(({ refusal }) => refusal === undefined)
  useEffect(() => {
    if (canBeSent) return sendWhenPossible(() => void sendWaiting())
  }, [canBeSent])
}
