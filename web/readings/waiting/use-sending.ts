import { useEffect } from 'react'
import { sendWaiting } from './outbox.ts'

/** A line may be back without the browser's knowing, and the server without anybody's. In milliseconds. */
const between = 20_000

/** Sends what waits as soon as that can be, as long as the server may take any of it. */
export function useSending(readings: readonly { refusal: string | undefined }[]) {
  const canBeSent = readings.some(({ refusal }) => refusal === undefined)
  useEffect(() => {
    if (!canBeSent) return
    const send = () => void sendWaiting()
    send()
    const timer = setInterval(send, between)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [canBeSent])
}
