import { useEffect, useSyncExternalStore } from 'react'
import type { Outbox } from './outbox.ts'
import { watchSession } from './session.ts'

const nothing = { waiting: [], sent: [] }

/** The unsent entries of the signed-in user, oldest first, and the ids that this page has sent. */
export function useOutbox<Entry extends object>(outbox: Outbox<Entry>) {
  return useSyncExternalStore(
    watchSession,
    outbox.state,
    () => nothing as ReturnType<typeof outbox.state>,
  )
}

/** Sends the entries as soon as possible, as long as the server may accept one. */
export function useSending<Entry extends object>(outbox: Outbox<Entry>) {
  const { waiting } = useOutbox(outbox)
  const canBeSent = waiting.some(({ blockedBy: reason }) => !(reason instanceof Object))
  useEffect(() => {
    if (canBeSent) outbox.keepSending()
  }, [outbox, canBeSent])
}
